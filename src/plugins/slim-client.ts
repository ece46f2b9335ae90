import type {Plugin} from '@docusaurus/types';

/** Leaves out of the browser's scripts what the theme loads and this site has no use for. */
export default function slimClient(): Plugin {
  return {
    name: 'slim-client',
    configureWebpack: () => ({
      // Code is coloured in the build; the theme's start module asks for the highlighter all the same.
      resolve: {alias: {'prism-react-renderer': false}},
    }),
  };
}
