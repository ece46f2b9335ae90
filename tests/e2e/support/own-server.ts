import type {AddressInfo} from 'node:net';
import http, {type Server, type ServerResponse} from 'node:http';
import path from 'node:path';

import {createPortalServer} from '../../../scripts/serve/server';

/** Answers a request in the place of the portal; true where it did. */
export type Answer = (pathname: string, response: ServerResponse) => boolean;

/** The portal on a port of its own, which can go away, come back, and answer otherwise. */
export class OwnServer {
  /** Asked first for every request. */
  answer: Answer = () => false;
  private server: Server | undefined;
  private port = 0;

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  async start(): Promise<void> {
    const portal = createPortalServer(path.resolve('build'));
    this.server = http.createServer((request, response) => {
      const {pathname} = new URL(request.url ?? '/', this.origin);
      if (!this.answer(pathname, response)) portal.emit('request', request, response);
    });
    await new Promise<void>((resolve) => this.server?.listen(this.port, resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const {server} = this;
    if (!server) return;
    this.server = undefined;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
