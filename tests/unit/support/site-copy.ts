import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {ROOT} from './root';
import {temporaryFolder} from './temporary';

interface SiteCopy {
  root: string;
  read: (file: string) => string;
  write: (file: string, content: string) => void;
}

/** A copy of this site as it is now, to change and build. */
export function copySite(): SiteCopy {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const root = temporaryFolder();
  const copied = files.split('\n').filter((each) => each && !/^(?:bench|\.github)\//.test(each));
  for (const file of copied.filter((each) => fs.existsSync(path.join(ROOT, each))))
    fs.cpSync(path.join(ROOT, file), path.join(root, file));
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'), 'junction');
  return {
    root,
    read: (file) => fs.readFileSync(path.join(root, file), 'utf8'),
    write: (file, content) => {
      fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
      fs.writeFileSync(path.join(root, file), content);
    },
  };
}
