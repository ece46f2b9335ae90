/** `npm run bench`: what pages, interactions and searches take, and how builds grow. See README.md. */
import {benchGrowth} from './growth';
import {benchInteraction} from './interaction';
import {bringNeeds} from './needs';
import {type Options, optionsFrom, type Part} from './options';
import {benchPages} from './pages';
import {writeReport} from './readme';
import {benchSearch} from './search';

/** Each part measures and gives its tables as Markdown. */
const parts: Record<Part, (options: Options, browser: string) => Promise<string>> = {
  pages: benchPages,
  interaction: benchInteraction,
  search: benchSearch,
  growth: benchGrowth,
};

async function main(): Promise<void> {
  const options = optionsFrom(process.argv.slice(2));
  if ('fault' in options) throw new Error(options.fault);
  const browser = bringNeeds();
  for (const part of options.parts) {
    const report = await parts[part](options, browser);
    console.log(`\n## ${part}\n\n${report}`);
    if (options.write) writeReport(part, report);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
