import type { IncomingMessage } from 'node:http'
import { parseColour } from '@somo/ui/theme/colourText'
import { defaultPrimary, type ThemeName } from '@somo/ui/theme/tokens'
import type { Pool, QueryResultRow } from 'pg'
import { keyOfPublicPath } from '../../files/fileStore.ts'
import { readCookie } from '../http.ts'

/** What makes a page look like this installation's. */
export interface PageAppearance {
  /** Name of the default unit; null where there is none or it cannot be read. */
  readonly unitName: string | null
  /** The published name of the product. */
  readonly product: string
  /** Path of the published logo; null for the product's own mark. */
  readonly logoUrl: string | null
  /** The primary colour, #rrggbb. */
  readonly primary: string
  readonly theme: ThemeName
}

interface Row extends QueryResultRow {
  readonly name: string | null
  readonly color: string | null
  readonly preferences: Readonly<Record<string, string>> | null
}

const query = `select unit.name, unit.color,
    (select jsonb_object_agg(key, value) from module_preference where module_name = 'DESIGN') as preferences
  from (select 1) as always left join unit on unit.is_general`

const ownName = 'Somo'
const longestName = 40

/** The cookie in which the app leaves the theme of its last session; another value counts as the light theme. */
const themeCookie = 'somo_theme'

/** Answers the theme a browser was last seen in: `dark` where the app's cookie says so, else `default`. */
export function readTheme(request: IncomingMessage): ThemeName {
  return readCookie(request.headers.cookie, themeCookie) === 'dark' ? 'dark' : 'default'
}

/**
 * Answers how the pages look: the published name and logo of the product; the default unit's name, and its colour, else
 * the preference DESIGN/PRIMARY_COLOR, else #5761ee (specification, section 9). A failure is reported and answered by
 * the defaults: signing in matters more.
 */
export async function readAppearance(
  pool: Pool,
  request: IncomingMessage,
  report: (error: unknown) => void,
): Promise<PageAppearance> {
  const theme = readTheme(request)
  try {
    const { rows } = await pool.query<Row>({ name: 'page-appearance', text: query })
    const { name = null, color = null, preferences = null } = rows[0] ?? {}
    const { PRIMARY_COLOR: preference = '', PRODUCT_NAME = '', LOGO_URL = '' } = preferences ?? {}
    const primary = parseColour(color ?? '') ?? parseColour(preference) ?? defaultPrimary
    return { unitName: name, product: readName(PRODUCT_NAME), logoUrl: readLogo(LOGO_URL), primary, theme }
  } catch (error) {
    report(error)
    return { unitName: null, product: ownName, logoUrl: null, primary: defaultPrimary, theme }
  }
}

/** A preference may also have been written by hand: what cannot be shown counts as not set. */
function readName(text: string): string {
  const name = text.trim()
  return name === '' || Array.from(name).length > longestName ? ownName : name
}

/** Only pictures of our own: the pages load nothing from elsewhere. */
function readLogo(url: string): string | null {
  return keyOfPublicPath(url) === null ? null : url
}
