import { BrandMark } from '../BrandMark/BrandMark.tsx'
import { useFollow } from '../Link/useFollow.ts'
import type { ShellBrand } from './appShellTypes.ts'
import { brand as brandClass, brandLogo, brandName, brandUnit, brandWords, markSlot } from './Brand.css.ts'

interface BrandProps {
  readonly brand: ShellBrand
  /** The sidebar names the unit as well; the bar has no room for it. */
  readonly place: 'sidebar' | 'bar'
}

/** Heights in px. */
const markSizes = { sidebar: 26, bar: 24 } as const

/** Mark, product and unit: the way home. */
export function Brand({ brand, place }: BrandProps) {
  const follow = useFollow()
  const logo = brand.logoUrl ?? null
  const unit = place === 'sidebar' ? (brand.unitName ?? null) : null
  const size = markSizes[place]
  return (
    <a className={brandClass} href={brand.href} onClick={follow} data-part="brand">
      <span className={markSlot({ place })}>
        {logo === null ? <BrandMark size={size} /> : <img className={brandLogo} src={logo} alt="" height={size} />}
      </span>
      <span className={brandWords}>
        <span className={brandName}>{brand.name}</span>
        {unit === null ? null : <span className={brandUnit}>{unit}</span>}
      </span>
    </a>
  )
}
