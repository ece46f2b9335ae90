export {runFiles} from './files';
export {runSandbox} from './run';
export type {Rules} from './rules';
export {type Sandbox, type SandboxOptions, startSandbox} from './server';
