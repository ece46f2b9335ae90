export {default} from '@generated/content-files/default/definitions.json';
