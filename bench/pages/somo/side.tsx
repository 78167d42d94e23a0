import { SomoProvider } from '@somo/ui/SomoProvider'
import { applyTheme } from '@somo/ui/theme/switching/apply'
import { applyPrimary } from '@somo/ui/theme/switching/applyPrimary'
import '@somo/ui/theme/global'
import { primaries } from '../data.ts'
import type { Side } from '../mount.tsx'

let turn = 0
const stay = (): void => undefined

applyTheme('default')
applyPrimary(primaries[0])

/** Our side: the same pages built from the library. Theme and colour change on the document element only. */
export const side: Side = {
  Root: ({ children }) => (
    <SomoProvider locale="en" navigate={stay}>
      {children}
    </SomoProvider>
  ),
  toggleTheme: () => applyTheme(document.documentElement.dataset['theme'] === 'dark' ? 'default' : 'dark'),
  changePrimary: () => {
    turn += 1
    applyPrimary(primaries[turn % 2] ?? primaries[0])
  },
}
