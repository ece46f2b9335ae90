export {anchors} from './anchors';
export {type Declaration, readDeclarations, undeclared} from './breaking';
export {type Change, changesBetween, type ChangesSince, numberFault} from './changes';
export type {
  ErrorCode,
  Example,
  OpenApiDocument,
  Operation,
  OperationAt,
  Reference,
  Schema,
} from './document';
export {type Field, fieldsOf, namedOf} from './fields';
export type {Fill, Problem} from './folder';
export {type Language, LANGUAGES} from './languages';
export {lintContract} from './lint';
export {errorCatalogue, follow, operationsOf, parametersOf, shownPath} from './lookup';
export {type PostmanCollection, postmanCollection, postmanEnvironment} from './postman';
export {addSamples, readContract} from './read';
export {type Sample, sampleNames, samplesOf, WEBHOOK_SAMPLE} from './samples';
export {readVectors, type Vectors} from './vectors';
