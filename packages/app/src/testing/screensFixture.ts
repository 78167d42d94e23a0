import { helpAddress } from '../domain/navigation/helpAddress.ts'
import type { NamedScreen } from '../domain/navigation/namedScreens.ts'
import { routeTable } from '../routes/routeTable.ts'

/** The pages that help may be for, as the routes name them. */
export const screensFixture: readonly NamedScreen[] = routeTable.filter(({ path }) => helpAddress(path) !== null)
