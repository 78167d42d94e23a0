import { onTestFinished } from 'vitest'

/** Answers the file of texts named like `sw/unitManagement` by `reply`; all others come as ever. Until the test ends. */
export function interceptTexts(file: string, reply: (load: () => Promise<Response>) => Promise<Response>): void {
  const own = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const load = (): Promise<Response> => own(input, init)
    const address = input instanceof Request ? input.url : String(input)
    return address.includes(`/assets/i18n/${file}.json`) ? reply(load) : load()
  }
  onTestFinished(() => {
    globalThis.fetch = own
  })
}
