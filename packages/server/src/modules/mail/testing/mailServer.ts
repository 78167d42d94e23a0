import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A real mail server on this machine that keeps what it is given. */
export interface TestMailServer {
  readonly url: string
  /** The mails it took, oldest first. */
  readonly mails: { readonly to: readonly string[]; readonly raw: string }[]
  /** What it answers instead of taking a mail; null takes it. */
  refusal: { readonly code: number; readonly message: string } | null
  /** After so many further mails it breaks off every connection and listens no more; null never. */
  dieAfter: number | null
  close(): Promise<void>
}

/** Starts one. @param port by default a free one */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const mails: TestMailServer['mails'] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.once('end', () => {
        const { refusal } = self
        if (refusal !== null) return done(Object.assign(new Error(refusal.message), { responseCode: refusal.code }))
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(parts).toString() })
        done()
        if (self.dieAfter === null) return
        self.dieAfter -= 1
        if (self.dieAfter > 0) return
        self.dieAfter = null
        server.server.close()
        for (const connection of server.connections) connection.close()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  // A server that listens on TCP has an address object.
  const { port: taken } = server.server.address() as AddressInfo
  const self: TestMailServer = {
    url: `smtp://127.0.0.1:${taken}`,
    mails,
    refusal: null,
    dieAfter: null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return self
}
