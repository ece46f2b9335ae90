/** The package has no types of its own; this is the part that we use. */
declare module 'openapi-to-postmanv2' {
  interface Result {
    result: boolean;
    reason?: string;
    output?: {type: 'collection'; data: unknown}[];
  }
  export function convertV2(
    input: {type: 'json'; data: object},
    options: Record<string, string | boolean>,
    callback: (error: Error | null, result: Result) => void,
  ): void;
}
