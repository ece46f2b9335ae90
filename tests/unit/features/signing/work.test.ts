import type {Setting} from '@portal/signing';
import {expect, it} from 'vitest';

import {deliveryVectors, requestVectors} from '@site/src/features/signing/vectors';
import {type Answer, type Task, work} from '@site/src/features/signing/work';

const setting: Setting = {
  ...{hosts: ['api.example'], bases: ['/v1'], tolerance: 30_000, eventAge: 8 * 3_600_000},
  ...{vectorTimes: [], calls: [], events: []},
};

async function answersTo(task: Task): Promise<Answer[]> {
  const answers: Answer[] = [];
  await work(task, (answer) => answers.push(answer), new AbortController().signal);
  return answers;
}

const [vector] = requestVectors;
const [event] = deliveryVectors;
if (!vector || !event) throw new Error('there are no vectors');
const task: Task = {id: 7, kind: 'request', input: vector, signature: '', setting};

it('reports no result of an aborted search', async () => {
  const steps: string[] = [];
  const wrong = {...task, signature: '0'.repeat(64)};
  const searching = work(wrong, ({step}) => steps.push(step), AbortSignal.abort());
  await expect(searching).rejects.toThrow('aborted');
  expect(steps).toEqual(['signed']);
});

it('reads the bytes of a text file as text, so that mistakes in text are found', async () => {
  const spaced = event.body.replaceAll(':', ': ').replaceAll(',', ', ');
  const answers = await answersTo({
    id: 1,
    kind: 'delivery',
    input: {secret: event.secret, body: new TextEncoder().encode(spaced)},
    signature: event.signature,
    setting,
  });
  expect(answers.at(-1)).toMatchObject({
    diagnosis: {verdict: 'explained', explanations: [{mistakes: ['body.compact']}]},
  });
});
