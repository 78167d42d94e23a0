import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { brandStyle } from '../../theme/switching/brandStyle.ts'
import type { BrandRoles } from '../../theme/palette.ts'
import type { ThemeName } from '../../theme/tokens.ts'
import { BrandMark } from '../BrandMark/BrandMark.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './ThemePreview.css.ts'

/** `phone` has a bar above the page and is as narrow as one, `desktop` has a sidebar and all the width there is. */
export const previewWidths = ['phone', 'desktop'] as const
export type PreviewWidth = (typeof previewWidths)[number]

/** An entry of the sidebar; none leads anywhere. */
export interface PreviewEntry {
  readonly id: string
  readonly label: string
  readonly isCurrent: boolean
  /** 18 px, decorative. */
  readonly icon: ReactNode
}

export interface ThemePreviewProps {
  readonly theme: ThemeName
  /** Says what is shown: "Preview in dark violet". */
  readonly label: string
  /** The brand of the preview; the page around it keeps its own. */
  readonly roles: BrandRoles
  readonly productName: string
  /** @default null, the product's mark */
  readonly logoUrl?: string | null
  /** @default 'phone' */
  readonly width?: PreviewWidth
  /** The sidebar's entries, on `desktop`. @default none */
  readonly entries?: readonly PreviewEntry[]
  /** Parts of the library; nothing in them can be reached or pressed. */
  readonly children: ReactNode
}

/** A page in little, in a theme and with a brand of its own, for those who choose one. */
export const ThemePreview = ({
  theme,
  label,
  roles,
  productName,
  logoUrl = null,
  width = 'phone',
  entries = [],
  children,
}: ThemePreviewProps) => (
  <figure
    className={styles.preview}
    data-component="ThemePreview"
    data-theme={theme}
    style={brandStyle(roles)}
    aria-label={label}
  >
    {/* It shows the library's parts; none of them is meant to be used here. */}
    <div className={width === 'desktop' ? styles.desktop : undefined} data-part={width} inert>
      {width === 'desktop' ? (
        <div className={styles.side} data-part="side">
          <div className={styles.sideBrand}>
            <BrandMark size={20} logoUrl={logoUrl} />
            <span className={styles.name}>{productName}</span>
          </div>
          {entries.map(({ id, label: words, isCurrent, icon }) => (
            <div key={id} className={styles.entry} data-part="entry" data-current={isCurrent || undefined}>
              <span className={styles.entryIcon}>{icon}</span>
              <span className={styles.name}>{words}</span>
            </div>
          ))}
        </div>
      ) : (
        <div className={styles.bar} data-part="bar">
          <BrandMark size={20} logoUrl={logoUrl} />
          <span className={styles.name}>{productName}</span>
          <span className={styles.barGlyph}>
            <Icon glyph={Search} />
          </span>
        </div>
      )}
      <div className={styles.page} data-part="page">
        {children}
      </div>
    </div>
  </figure>
)
