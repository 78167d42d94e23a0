import type { IncomingMessage } from 'node:http'
import { parseColour } from '@somo/ui/theme/palette'
import { defaultPrimary, type ThemeName } from '@somo/ui/theme/tokens'
import type { Pool, QueryResultRow } from 'pg'
import { readCookie } from '../http.ts'

/** What makes a page look like this installation's. */
export interface PageAppearance {
  /** Name of the default unit; null where there is none or it cannot be read. */
  readonly unitName: string | null
  /** The primary colour, #rrggbb. */
  readonly primary: string
  readonly theme: ThemeName
}

interface Row extends QueryResultRow {
  readonly name: string | null
  readonly color: string | null
  readonly preference: string | null
}

const query = `select unit.name, unit.color, preference.value as preference
  from (select 1) as always
  left join unit on unit.is_general
  left join module_preference as preference
    on preference.module_name = 'DESIGN' and preference.key = 'PRIMARY_COLOR'`

/** The cookie in which the app leaves the theme of its last session; another value counts as the light theme. */
const themeCookie = 'somo_theme'

/** Answers the theme a browser was last seen in: `dark` where the app's cookie says so, else `default`. */
export function readTheme(request: IncomingMessage): ThemeName {
  return readCookie(request.headers.cookie, themeCookie) === 'dark' ? 'dark' : 'default'
}

/**
 * Answers how the pages look: the default unit's name, and its colour, else the preference DESIGN/PRIMARY_COLOR, else
 * #5761ee (specification, section 9). A failure is reported and answered by the defaults: signing in matters more.
 */
export async function readAppearance(
  pool: Pool,
  request: IncomingMessage,
  report: (error: unknown) => void,
): Promise<PageAppearance> {
  const theme = readTheme(request)
  try {
    const { rows } = await pool.query<Row>({ name: 'page-appearance', text: query })
    const { name = null, color = null, preference = null } = rows[0] ?? {}
    const primary = parseColour(color ?? '') ?? parseColour(preference ?? '') ?? defaultPrimary
    return { unitName: name, primary, theme }
  } catch (error) {
    report(error)
    return { unitName: null, primary: defaultPrimary, theme }
  }
}
