import type { NamedScreen } from '../domain/navigation/namedScreens.ts'
import { addTexts } from '../platform/locale/addTexts.ts'
import type { PageTexts } from '../platform/locale/localeStore.ts'
import * as plainScreens from './plainScreens.ts'
import type { RouteLoad } from './routeRow.ts'
import * as screens from './screens.ts'

/** The screens with a file of texts each. */
type Worded = keyof typeof screens
export type ScreenName = Worded | keyof typeof plainScreens

const isWorded = (name: ScreenName): name is Worded => name in screens

/** Loads the code of a screen and, beside it, its texts, and hands `named` on to it. Rejects where one of them does not come. */
export async function loadScreen(
  name: ScreenName,
  texts: PageTexts,
  named: readonly NamedScreen[],
): Promise<RouteLoad> {
  if (!isWorded(name)) return plainScreens[name]()
  const [{ Screen }, own] = await Promise.all([screens[name](), addTexts(texts, `/${name}`)])
  return { Screen, sign: Object.keys(own)[0], named }
}
