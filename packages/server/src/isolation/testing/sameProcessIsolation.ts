import type { Buffer } from 'node:buffer'
import type { IsolatedCall, Isolation } from '../isolation.ts'
import type { Task } from '../task.ts'

async function* run<Item>({ module, options, input, item }: IsolatedCall<Item>): AsyncGenerator<Item> {
  // The caller names a module that exports a task.
  const { task } = (await import(module.href)) as { task: Task<unknown, unknown> }
  for await (const found of task(input as AsyncIterable<Buffer>, options))
    yield item.parse(JSON.parse(JSON.stringify(found)))
}

/**
 * Runs tasks in this process, for hundreds of small files that the test itself wrote: starting a child takes 200 ms of
 * a core each time.
 */
export const sameProcessIsolation: Isolation = {
  run,
  async runOnce(call) {
    const first = await run(call).next()
    if (first.done === true) throw new Error('The task answered nothing.')
    return first.value
  },
  close: () => undefined,
}
