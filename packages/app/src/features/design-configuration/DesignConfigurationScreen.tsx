import { Skeleton } from '@somo/ui/Skeleton'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAppearance } from '../../platform/appearance/AppearanceContext.tsx'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import { DesignConfigurationView } from './DesignConfigurationView.tsx'
import { useDesignConfiguration } from './useDesignConfiguration.ts'

const UnitColorsPart = lazy(async () => ({ default: (await import('./units/UnitColorsPart.tsx')).UnitColorsPart }))

/** /design-configuration for administrators; the open tab stands in the address. */
export function Screen() {
  const [params] = useSearchParams()
  const { unit } = useAppearance()
  const own = unit.kind === 'known' && unit.value?.color ? { name: unit.value.name, color: unit.value.color } : null
  return (
    <DesignConfigurationView
      {...useDesignConfiguration()}
      tab={params.get('tab') === 'units' ? 'units' : 'brand'}
      dates={useDates()}
      ownUnit={own}
      units={
        <Suspense fallback={<Skeleton lines={6} />}>
          <UnitColorsPart />
        </Suspense>
      }
    />
  )
}
