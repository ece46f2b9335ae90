import {baseOf} from './mistakes/path';
import type {ContractCall, Setting} from './setting';

/** What the contract says about a request. */
interface Found {
  /** Whether any call has this path. */
  readonly hasPath: boolean;
  /** The call with this path and method. */
  readonly call: ContractCall | undefined;
  /** Query parameters that the call does not define. */
  readonly unknown: readonly string[];
}

/** Finds the call for a method and a path; the path includes the query. */
export function callFor(method: string, path: string, {bases, calls}: Setting): Found {
  const [plain = '', query = ''] = path.split('?');
  const below = plain.slice(baseOf(plain, bases)?.length ?? 0);
  const here = calls.filter((call) => matches(call, below));
  const call = here.find((one) => one.method === method);
  const names = [...new URLSearchParams(query).keys()];
  return {
    hasPath: here.length > 0,
    call,
    unknown: call ? names.filter((name) => !call.query.includes(name)) : [],
  };
}

function matches({path}: ContractCall, asked: string): boolean {
  const parts = path.split('/');
  const given = asked.split('/');
  return (
    parts.length === given.length &&
    parts.every((part, at) => (part.startsWith('{') ? given[at] !== '' : part === given[at]))
  );
}
