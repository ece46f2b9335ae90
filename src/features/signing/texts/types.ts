import type {MistakeId} from '@site/src/features/signing/model/diagnose';

/** What was done, and how to fix it, in code terms; code stands in backticks. */
export interface MistakeText {
  readonly what: string;
  readonly fix: string;
}

/** Texts are made when they are shown: in the language of the page. */
export type MistakeTexts = Readonly<Record<MistakeId, () => MistakeText>>;
