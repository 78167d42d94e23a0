import { readdir, readFile, rm, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'

/**
 * Answers what S3rver leaves out of multipart uploads: the list of parts, and giving up. False where S3rver answers.
 * @param folder where S3rver keeps its buckets; parts lie there under their numbers, each with its digest beside it.
 */
export async function answerMultipart(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
  const upload = searchParams.get('uploadId')
  if (upload === null || (request.method !== 'GET' && request.method !== 'DELETE')) return false
  const parts = join(folder, pathname.split('/')[1] ?? '', '._S3rver_uploads', upload)
  if (request.method === 'DELETE') {
    await rm(parts, { recursive: true, force: true })
    response.writeHead(204).end()
    return true
  }
  const names = await readdir(parts).catch(() => null)
  response.writeHead(names === null ? 404 : 200, { 'Content-Type': 'application/xml' })
  if (names === null) response.end('<Error><Code>NoSuchUpload</Code><Message>None.</Message></Error>')
  else response.end(`<ListPartsResult><IsTruncated>false</IsTruncated>${await list(parts, names)}</ListPartsResult>`)
  return true
}

async function list(folder: string, names: readonly string[]): Promise<string> {
  const numbers = names.filter((name) => /^\d+$/.test(name)).sort((a, b) => Number(a) - Number(b))
  const parts = numbers.map(async (number) => {
    const digest = await readFile(join(folder, `${number}.md5`), 'utf8')
    const { size } = await stat(join(folder, number))
    return `<Part><PartNumber>${number}</PartNumber><ETag>"${digest}"</ETag><Size>${size}</Size></Part>`
  })
  return (await Promise.all(parts)).join('')
}
