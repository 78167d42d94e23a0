import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { readResult, record } from '../result.mjs'
import { renderPage } from '../report.mjs'
import { answerFile, closeServer, listenHere } from '../shoot/serveFolder.mjs'

/**
 * @typedef {import('../places.mjs').Places} Places
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 *
 * What a page may ask for: a decision about differences.
 * @typedef {{ ids: string[], decision: import('../result.mjs').Decision }} Order
 */

const policy =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const longestBody = 1_000_000

/** @param {Response} response @param {number} status @param {string} sentence */
const refuse = (response, status, sentence) =>
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(sentence)

/** @param {Response} response @param {unknown} content */
const answer = (response, content) =>
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(content))

/** @param {string} given @param {string} own */
const isSame = (given, own) => given.length === own.length && timingSafeEqual(Buffer.from(given), Buffer.from(own))

/** @param {Request} request @returns {Promise<Order | null>} null for what is no order */
async function readOrder(request) {
  let text = ''
  for await (const chunk of request) {
    text += String(chunk)
    if (text.length > longestBody) return null
  }
  try {
    const { ids, decision } = JSON.parse(text)
    const isOrder =
      Array.isArray(ids) &&
      ids.every((id) => typeof id === 'string') &&
      ['open', 'approved', 'rejected'].includes(decision)
    return isOrder ? { ids, decision } : null
  } catch {
    // Not JSON: rejected.
    return null
  }
}

/**
 * Serves the report on this machine and records decisions. An approval changes a file of the repository, so it requires
 * the token in the fragment of the printed address, which no other page can read. The Host and Origin headers must be
 * the server's own, which also rejects DNS rebinding.
 * @param {Places} places
 * @returns {Promise<{ url: string, token: string, close: () => Promise<void> }>} the url ends with the token
 */
export async function serveReview(places) {
  const token = randomBytes(24).toString('hex')
  let own = ''

  /** @param {Request} request @param {Response} response */
  async function decide(request, response) {
    if (request.headers.origin !== own)
      return refuse(response, 403, 'Decisions are taken from the page of this review alone.')
    if (!isSame(String(request.headers['x-somo-token'] ?? ''), token)) {
      return refuse(response, 403, 'This page was opened without the token of this review. Open the printed address.')
    }
    const order = await readOrder(request)
    const result = readResult(places)
    if (order === null || result === null) return refuse(response, 400, 'That is no decision about this comparison.')
    return answer(response, record(places, result, order.ids, order.decision))
  }

  /** @param {Request} request @param {Response} response */
  async function serve(request, response) {
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('content-security-policy', policy)
    response.setHeader('cross-origin-resource-policy', 'same-origin')
    response.setHeader('referrer-policy', 'no-referrer')
    if (`http://${request.headers.host}` !== own) return refuse(response, 403, 'This server has another name.')
    const { pathname } = new URL(request.url ?? '/', own)
    if (request.method === 'POST' && pathname === '/api/decisions') return decide(request, response)
    if (request.method !== 'GET') return refuse(response, 405, 'There is nothing of this kind here.')
    const result = readResult(places)
    if (result === null) return refuse(response, 404, 'There is no comparison yet: npm run visual')
    if (pathname === '/api/result') return answer(response, result)
    if (pathname !== '/') return answerFile(response, places.report, pathname)
    return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(await renderPage(result))
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((/** @type {unknown} */ error) => {
      console.error(error)
      refuse(response, 500, 'The review could not answer; its console says why.')
    })
  })
  own = `http://127.0.0.1:${await listenHere(server)}`
  return { url: `${own}/#${token}`, token, close: () => closeServer(server) }
}
