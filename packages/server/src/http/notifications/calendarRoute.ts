import type { CalendarFeeds } from '../../modules/calendar/calendarFeeds.ts'
import { calendarPath } from '../../modules/notifications/personLinks.ts'
import { sendText } from '../exchange.ts'
import type { Handler } from '../httpServer.ts'

/** Answers the calendar at a secret address, which calendar programs read without signing in. */
export function createCalendarRoute(calendars: Pick<CalendarFeeds, 'read'>): Handler {
  return async (exchange) => {
    const { path, response, method } = exchange
    const token = path.slice(calendarPath.length)
    const calendar = token.endsWith('.ics') ? await calendars.read(token.slice(0, -'.ics'.length)) : null
    if (calendar === null) return sendText(exchange, 404, 'Not found')
    response.writeHead(200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="calendar.ics"',
      'Content-Length': Buffer.byteLength(calendar),
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    })
    response.end(method === 'HEAD' ? undefined : calendar)
  }
}
