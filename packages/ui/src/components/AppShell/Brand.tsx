import { BrandMark } from '../BrandMark/BrandMark.tsx'
import { useFollow } from '../Link/useFollow.ts'
import type { ShellBrand } from './appShellTypes.ts'
import { brand as brandClass, brandName, brandUnit, brandWords, markSlot } from './Brand.css.ts'

interface BrandProps {
  readonly brand: ShellBrand
  /** The sidebar names the unit as well; the bar has no room for it. */
  readonly place: 'sidebar' | 'bar'
}

/** Heights in px. */
const markSizes = { sidebar: 26, bar: 24 } as const

/** What may be cut is told on pointing; shorter than this nothing is. */
const whole = (words: string): string | undefined => (words.length > 20 ? words : undefined)

/** Mark, product and unit: the way home. */
export function Brand({ brand, place }: BrandProps) {
  const follow = useFollow()
  const unit = place === 'sidebar' ? (brand.unitName ?? null) : null
  return (
    <a className={brandClass} href={brand.href} onClick={follow} data-part="brand">
      <span className={markSlot({ place })}>
        <BrandMark size={markSizes[place]} logoUrl={brand.logoUrl ?? null} />
      </span>
      <span className={brandWords}>
        <span className={brandName} title={whole(brand.name)}>
          {brand.name}
        </span>
        {unit === null ? null : (
          <span className={brandUnit} title={whole(unit)}>
            {unit}
          </span>
        )}
      </span>
    </a>
  )
}
