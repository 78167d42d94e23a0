import { expect, test, vi } from 'vitest'
import type { PartsAnswer } from '../../../platform/api/uploads/sendInParts.ts'
import type { CheckAnswer, UploadTarget } from './mediumUpload.ts'
import { createUploadQueue } from './uploadQueue.ts'

const target: UploadTarget = { kind: 'NEW', ownerUnit: null, locale: 'en' }
const file = (name: string): File => new File(['12345678'], name)

/** A queue whose files travel until the test says what came of them. */
function startQueue(finish: (upload: string) => Promise<CheckAnswer> = () => Promise.resolve({ kind: 'ready' })) {
  const travelling = new Map<string, (answer: PartsAnswer) => void>()
  const sends: string[] = []
  const cancelled: string[] = []
  const queue = createUploadQueue({
    loadSender: () =>
      Promise.resolve(({ name }, onProgress) => {
        const { promise, resolve } = Promise.withResolvers<PartsAnswer>()
        sends.push(name)
        travelling.set(name, resolve)
        onProgress(4)
        return {
          answer: promise,
          pause: () => undefined,
          resume: () => undefined,
          cancel: () => void cancelled.push(name),
        }
      }),
    finish: (upload, _, __, onMedium) => {
      onMedium(`medium of ${upload}`)
      return finish(upload)
    },
    refuse: ({ name }) => (name.endsWith('.exe') ? { code: 'ENDING', place: null, values: {} } : null),
  })
  const states = (): readonly string[] => queue.getItems().map(({ name, state }) => `${name} ${state}`)
  const arrive = (name: string, answer: PartsAnswer = { kind: 'sent', upload: name }): void =>
    travelling.get(name)?.(answer)
  const expectStates = (...expected: readonly string[]) => vi.waitFor(() => expect(states()).toEqual(expected))
  return { queue, sends, cancelled, arrive, expectStates }
}

test('three files travel at once, and the next begins when one has arrived', async () => {
  const { queue, arrive, expectStates } = startQueue()
  queue.add(['a', 'b', 'c', 'd'].map(file), target)
  await expectStates('a SENDING', 'b SENDING', 'c SENDING', 'd WAITING')
  await vi.waitFor(() => expect(queue.getItems()[0]?.sent).toBe(4))
  arrive('b')
  await expectStates('a SENDING', 'b READY', 'c SENDING', 'd SENDING')
  expect(queue.getItems()[1]).toMatchObject({ medium: 'medium of b', sent: 8 })
})

test('a file that is refused never travels', async () => {
  const { queue, sends, expectStates } = startQueue()
  queue.add([file('setup.exe')], target)
  await expectStates('setup.exe REFUSED')
  expect(sends).toEqual([])
})

test('a file that is under way already is not sent a second time, and is when it has arrived', async () => {
  const { queue, sends, arrive, expectStates } = startQueue()
  const film = file('film')
  queue.add([film, film], target)
  await expectStates('film SENDING', 'film REFUSED')
  expect(queue.getItems()[1]?.refusal).toMatchObject({ code: 'ALREADY_ADDED' })
  arrive('film')
  await expectStates('film READY', 'film REFUSED')
  queue.add([film], target)
  await vi.waitFor(() => expect(sends).toEqual(['film', 'film']))
})

test('a check that failed is tried again without sending the file once more', async () => {
  const answers: CheckAnswer[] = [
    { kind: 'failed', problem: { code: 'INTERNAL', requestId: null } },
    { kind: 'refused', refusal: { code: 'NO_MANIFEST', place: null, values: {} } },
  ]
  const { queue, sends, arrive, expectStates } = startQueue(() => Promise.resolve(answers.shift() ?? { kind: 'ready' }))
  queue.add([file('a.zip')], target)
  await expectStates('a.zip SENDING')
  await vi.waitFor(() => expect(sends).toEqual(['a.zip']))
  arrive('a.zip')
  await expectStates('a.zip FAILED')
  queue.onRetry(queue.getItems()[0]?.id ?? '')
  await expectStates('a.zip REFUSED')
  expect(sends).toEqual(['a.zip'])
  // The medium is there, with the report of its check.
  expect(queue.getItems()[0]).toMatchObject({ medium: 'medium of a.zip', refusal: { code: 'NO_MANIFEST' } })
})

test('a file that did not arrive is sent again, and one that is cancelled leaves the list', async () => {
  const { queue, sends, cancelled, arrive, expectStates } = startQueue()
  queue.add([file('a'), file('b')], target)
  await vi.waitFor(() => expect(sends).toEqual(['a', 'b']))
  arrive('a', { kind: 'failed', problem: { code: 'UNREACHABLE', requestId: null } })
  await expectStates('a FAILED', 'b SENDING')
  queue.onRetry(queue.getItems()[0]?.id ?? '')
  await vi.waitFor(() => expect(sends).toEqual(['a', 'b', 'a']))
  queue.onCancel(queue.getItems()[1]?.id ?? '')
  await expectStates('a SENDING')
  expect(cancelled).toEqual(['b'])
})

test('a paused file gives its place to the next one', async () => {
  const { queue, sends, expectStates } = startQueue()
  queue.add(['a', 'b', 'c', 'd'].map(file), target)
  await vi.waitFor(() => expect(sends).toHaveLength(3))
  queue.onPause(queue.getItems()[0]?.id ?? '')
  await expectStates('a PAUSED', 'b SENDING', 'c SENDING', 'd SENDING')
})
