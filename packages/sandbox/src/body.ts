import type {IncomingMessage} from 'node:http';

/** Bytes. No order is nearly as long. */
const MAX_BODY = 65_536;

/**
 * The body of a request; `too long` above the limit, without waiting for the rest, and undefined if
 * the client breaks off.
 */
export function bodyOf(request: IncomingMessage): Promise<Buffer | 'too long' | undefined> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      // The rest is read and dropped: a client that is still sending would lose the response otherwise.
      if (size <= MAX_BODY) chunks.push(chunk);
      else {
        chunks.length = 0;
        resolve('too long');
      }
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => resolve(undefined));
    request.on('close', () => resolve(undefined));
  });
}
