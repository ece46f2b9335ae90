import type {Curve} from '@site/src/features/cost/model/chart-points';
import type {WayIn} from '@site/src/features/cost/model/question';

/** How near two names may stand. */
const NAME_HEIGHT = 17;

/** Turns euro into places of the drawing. */
export function scale(end: number, from: number, to: number): (value: number) => number {
  return (value) => Math.round((from + (value / end) * (to - from)) * 10) / 10;
}

/** Names stand at the ends of their lines, moved up where two would touch. */
export function namesOf(
  curves: readonly Curve[],
  y: (total: number) => number,
): {way: WayIn; at: number; end: number}[] {
  let last = Number.POSITIVE_INFINITY;
  return curves
    .map(({way, points}) => ({
      way,
      at: y(points.at(-1)?.total ?? 0),
      end: points.at(-1)?.amount ?? 0,
    }))
    .sort((a, b) => b.at - a.at)
    .map((name) => {
      last = Math.min(name.at, last - NAME_HEIGHT);
      return {...name, at: last};
    });
}
