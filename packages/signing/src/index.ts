export {type Bytes, type Payload, payloadOf} from './bytes';
export {
  diagnose,
  type Diagnosis,
  type Explanation,
  type MistakeId,
  MISTAKES,
  type Question,
} from './diagnose';
export {canDigest} from './digest';
export {timeOf} from './mistakes/timestamp';
export {type Observation, type ObservationId, OBSERVATIONS} from './observation';
export {type Delivery, type Part, PARTS, type SignedRequest} from './recipe';
export type {ContractCall, Setting} from './setting';
export {observe, sign, type Subject} from './subject';
export {type Piece, visiblePieces} from './visible';
