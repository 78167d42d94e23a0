import { request } from 'node:http'

/** What is asked beside the address. */
interface AskOptions {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

/** Asks as it is told to: fetch would tidy the path, follow redirects and write Sec-Fetch headers of its own. */
export function ask(address: string, { method = 'GET', headers = {}, body }: AskOptions = {}): Promise<Response> {
  const [, origin = '', path = '/'] = /^(https?:\/\/[^/]+)(.*)$/.exec(address) ?? []
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.once('error', reject)
      answer.once('end', () => {
        const status = answer.statusCode ?? 500
        const given = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        )
        const hasBody = status !== 204 && status !== 304
        resolve(new Response(hasBody ? Buffer.concat(parts) : null, { status, headers: given }))
      })
    })
    call.once('error', reject)
    call.end(body)
  })
}
