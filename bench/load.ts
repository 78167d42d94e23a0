import { Agent, request } from 'node:http'

/** Request bodies, sent in turn. */
export interface Call {
  readonly address: string
  readonly headers: Record<string, string>
  readonly bodies: readonly string[]
}

/** Duration of each response in milliseconds. */
export interface LoadResult {
  readonly times: readonly number[]
  readonly seconds: number
}

/**
 * Sends a fixed number of calls over a fixed number of keep-alive connections, each as soon as its connection is free.
 * @throws at the first answer that is not 200 or that carries errors: a fast refusal is no figure
 */
export async function runLoad(
  call: Call,
  { calls, connections }: { calls: number; connections: number },
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let next = 0
  const began = performance.now()
  const lane = async (): Promise<void> => {
    while (next < calls) {
      const body = call.bodies[next % call.bodies.length] ?? ''
      next += 1
      const start = performance.now()
      await send(agent, call, body)
      times.push(performance.now() - start)
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, lane))
  } finally {
    agent.destroy()
  }
  return { times, seconds: (performance.now() - began) / 1000 }
}

/** One call; returns the body of a successful response. */
export function send(agent: Agent, { address, headers }: Omit<Call, 'bodies'>, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request(address, { method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        if (response.statusCode === 200 && !text.startsWith('{"errors"')) resolve(text)
        else reject(new Error(`${address} answered ${response.statusCode}: ${text.slice(0, 300)}`))
      })
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
