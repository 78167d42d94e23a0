import { createServer, type AddressInfo, type Socket } from 'node:net'

/** A mail server on this machine that takes everything and keeps it. */
export interface MailSink {
  readonly url: string
  /** What it took, as it was sent, the oldest first. */
  readonly mails: readonly string[]
  close(): Promise<void>
}

/** Speaks as much SMTP (RFC 5321) as the product does without sign-in and encryption. */
export async function startMailSink(): Promise<MailSink> {
  const mails: string[] = []
  const server = createServer((socket) => answer(socket, mails))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on TCP has an address object.
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function answer(socket: Socket, mails: string[]): void {
  let waiting = ''
  let isData = false
  const say = (line: string): void => void socket.write(`${line}\r\n`)
  say('220 ready')
  socket.setEncoding('utf8')
  socket.on('error', () => socket.destroy())
  socket.on('data', (part: string) => {
    waiting += part
    for (;;) {
      const end = waiting.indexOf(isData ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const text = waiting.slice(0, end)
      waiting = waiting.slice(end + (isData ? 5 : 2))
      if (isData) mails.push(text)
      isData = !isData && /^DATA$/i.test(text)
      say(isData ? '354 go on' : /^QUIT$/i.test(text) ? '221 bye' : '250 ok')
    }
  })
}
