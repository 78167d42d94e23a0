import { useMemo } from 'react'
import { helpAddress } from '../../domain/navigation/helpAddress.ts'
import { useNamedScreens, type NamedScreen } from '../../domain/navigation/namedScreens.ts'

/** The pages a help article may be for: also those that are not open to whoever writes it. */
export function useHelpScreens(): readonly NamedScreen[] {
  const named = useNamedScreens()
  return useMemo(() => named.filter(({ path }) => helpAddress(path) !== null), [named])
}
