import type { Isolation } from '../../../../isolation/isolation.ts'
import type { Task } from '../../../../isolation/task.ts'

/**
 * Runs a task in the test's own process: a child process costs a second of processor time for each file. That children
 * are limited is tested in isolation.test.ts, and that content goes through one in processFile.test.ts.
 */
export const inProcess: Isolation = {
  async *run(call) {
    const { task } = (await import(call.module.href)) as { task: Task<unknown, unknown> }
    // As between two processes: items travel as JSON and are checked.
    for await (const item of task(call.input, call.options)) yield call.item.parse(JSON.parse(JSON.stringify(item)))
  },
  async runOnce(call) {
    const first = await inProcess.run(call).next()
    if (first.done === true) throw new Error('The task answered nothing.')
    return first.value
  },
  close: () => undefined,
}
