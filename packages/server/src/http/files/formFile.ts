import type { IncomingMessage } from 'node:http'

/** A form that is none, that holds anything beside its one file, or whose file is larger than may be. */
export class FormError extends Error {
  override readonly name = 'FormError'
  readonly code: 'UNREADABLE' | 'TOO_LARGE'

  constructor(code: 'UNREADABLE' | 'TOO_LARGE') {
    super(code)
    this.code = code
  }
}

/** The file of a form on its way in. */
export interface FormFile {
  /** As the sender calls it. */
  readonly name: string
  /** Its bytes as they arrive, to be read once. @throws FormError where the form turns out to be none, as it goes. */
  readonly content: AsyncIterable<Buffer>
}

// RFC 2046: a boundary has 70 characters at most. A part's own headers say its name and its type.
const longestBoundary = 70
const longestHead = 4096
const lineEnd = Buffer.from('\r\n')
const headEnd = Buffer.from('\r\n\r\n')

function readBoundary({ headers }: IncomingMessage): string | null {
  const found = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(headers['content-type'] ?? '')
  const boundary = found?.[1] ?? found?.[2] ?? ''
  return boundary === '' || boundary.length > longestBoundary ? null : boundary
}

/** The name of the file in the head of the field `file`; null for every other field. */
function readName(head: string): string | null {
  const line = head.split('\r\n').find((each) => /^content-disposition:\s*form-data\s*;/i.test(each))
  const field = /;\s*name="([^"]*)"/i.exec(line ?? '')?.[1]
  const name = /;\s*filename="([^"]*)"/i.exec(line ?? '')?.[1]
  if (field !== 'file' || name === undefined) return null
  // The three signs that browsers write otherwise (HTML, "multipart/form-data encoding algorithm").
  return name.replaceAll('%0A', '\n').replaceAll('%0D', '\r').replaceAll('%22', '"')
}

/** The bytes of a request, of which so many can be looked at before they are taken. */
class Incoming {
  readonly #parts: AsyncIterator<unknown>
  #buffered: Buffer = Buffer.alloc(0)

  constructor(request: IncomingMessage) {
    // The request stays whole, so that its rest can be read away.
    this.#parts = request.iterator({ destroyOnReturn: false })
  }

  get buffered(): Buffer {
    return this.#buffered
  }

  /** Waits for the next bytes; false where there are no more. */
  async more(): Promise<boolean> {
    const next = await this.#parts.next()
    const part: unknown = next.done === true ? null : next.value
    if (!Buffer.isBuffer(part)) return false
    this.#buffered = this.#buffered.length === 0 ? part : Buffer.concat([this.#buffered, part])
    return true
  }

  take(count: number): Buffer {
    const taken = this.#buffered.subarray(0, count)
    this.#buffered = this.#buffered.subarray(count)
    return taken
  }

  /** Waits until that many bytes are buffered; false where fewer come. */
  async hold(count: number): Promise<boolean> {
    while (this.#buffered.length < count) if (!(await this.more())) return false
    return true
  }
}

async function readHead(incoming: Incoming, opening: Buffer): Promise<string | null> {
  if (!(await incoming.hold(opening.length)) || !incoming.take(opening.length).equals(opening)) return null
  let end = incoming.buffered.indexOf(headEnd)
  while (end === -1) {
    if (incoming.buffered.length > longestHead || !(await incoming.more())) return null
    end = incoming.buffered.indexOf(headEnd)
  }
  const head = incoming.take(end).toString('utf8')
  incoming.take(headEnd.length)
  return head
}

/** The bytes up to the boundary, which has to be the last one. */
async function* readContent(incoming: Incoming, closing: Buffer, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0
  for (;;) {
    const end = incoming.buffered.indexOf(closing)
    // What may be the beginning of the boundary waits for the rest of it.
    const sure = end === -1 ? Math.max(0, incoming.buffered.length - closing.length + 1) : end
    bytes += sure
    if (bytes > maxBytes) throw new FormError('TOO_LARGE')
    if (sure > 0) yield incoming.take(sure)
    if (end !== -1) break
    if (!(await incoming.more())) throw new FormError('UNREADABLE')
  }
  incoming.take(closing.length)
  const isLast = (await incoming.hold(2)) && incoming.buffered.subarray(0, 2).toString('latin1') === '--'
  if (!isLast || bytes === 0) throw new FormError('UNREADABLE')
  incoming.take(2)
  // Nothing of what may follow means anything, but it belongs to this request.
  while (await incoming.more()) incoming.take(incoming.buffered.length)
}

/**
 * Opens the form of a request that has one field, the file `file`; its bytes are never in memory together.
 * @param maxBytes how large the file may be
 * @throws FormError where the form begins otherwise
 */
export async function openFormFile(request: IncomingMessage, maxBytes: number): Promise<FormFile> {
  const boundary = readBoundary(request)
  if (boundary === null) throw new FormError('UNREADABLE')
  const incoming = new Incoming(request)
  const head = await readHead(incoming, Buffer.concat([Buffer.from(`--${boundary}`), lineEnd]))
  const name = head === null ? null : readName(head)
  if (name === null) throw new FormError('UNREADABLE')
  return { name, content: readContent(incoming, Buffer.from(`\r\n--${boundary}`), maxBytes) }
}
