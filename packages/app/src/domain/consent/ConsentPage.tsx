import { createModuleSlot } from '@somo/ui/slots/moduleSlot'
import { useAppearance } from '../../platform/appearance/AppearanceContext.tsx'
import { LatePart } from '../../platform/errors/LatePart.tsx'
import { useLocale } from '../../platform/locale/LocaleContext.tsx'
import { useConsent } from './useConsent.ts'

/** The page itself is a chunk of its own: most visits never see it. */
const viewPart = createModuleSlot(() => import('./ConsentView.tsx'))

export interface ConsentPageProps {
  readonly onSignOut: () => void
}

/** In place of everything else while a text in force waits for the person's agreement. */
export function ConsentPage({ onSignOut }: ConsentPageProps) {
  const { locale, offered, choose } = useLocale()
  const { product } = useAppearance()
  const { pending, retry, decide } = useConsent()
  return (
    <LatePart slot={viewPart} state={pending} onRetry={retry}>
      {({ ConsentView }, texts) => (
        <ConsentView
          texts={texts}
          product={product}
          languages={{ offered, selected: locale, onSelect: (chosen) => void choose(chosen) }}
          decide={decide}
          onSignOut={onSignOut}
        />
      )}
    </LatePart>
  )
}
