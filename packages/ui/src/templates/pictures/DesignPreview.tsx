import { Search } from 'lucide-react'
import type { CSSProperties } from 'react'
import { BrandMark } from '../../components/BrandMark/BrandMark.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Cover } from '../../components/Cover/Cover.tsx'
import { motifSamples } from '../../components/Cover/motifSamples.ts'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { ProgressRibbon } from '../../components/ProgressRibbon/ProgressRibbon.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx'
import { Tally } from '../../components/Tally/Tally.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { vars } from '../../theme/contract.css.ts'
import { brandProperty, type BrandRoles } from '../../theme/palette.ts'
import { radii, type ThemeName } from '../../theme/tokens.ts'
import * as styles from './design.css.ts'

const nothing = (): void => undefined

/** How round corners may be: the factor of chips, controls and floating things (look.md, shape). */
export const cornerFactors = { clear: 0.4, soft: 1, round: 1.6 } as const
export type Corners = keyof typeof cornerFactors

/** `--name` of `var(--name)`. */
const property = (read: string): string => read.slice(4, -1)

/** Everything a part of a page is drawn with under a brand of its own, for the `style` of the element with `data-theme`. */
export const brandStyle = (roles: BrandRoles, corners: Corners = 'soft'): CSSProperties => ({
  ...Object.fromEntries(Object.entries(roles).map(([role, value]) => [brandProperty(role), value])),
  ...Object.fromEntries(
    (['chip', 'control', 'floating'] as const).map((name) => [property(vars.radius[name]), `${radii[name] * cornerFactors[corners]}px`]),
  ),
})

export interface DesignPreviewProps {
  readonly theme: ThemeName
  readonly label: string
  readonly roles: BrandRoles
  readonly corners: Corners
  readonly productName: string
}

/** A learner's overview in little, as it looks with the brand that is being made. */
export const DesignPreview = ({ theme, label, roles, corners, productName }: DesignPreviewProps) => (
  <figure className={styles.preview} data-theme={theme} style={brandStyle(roles, corners)} aria-label={label}>
    {/* It shows the library's parts; none of them is meant to be used here. */}
    <div inert>
      <div className={styles.bar}>
        <BrandMark size={20} />
        <span className={styles.barName}>{productName}</span>
        <span className={styles.barGlyph}>
          <Icon glyph={Search} />
        </span>
      </div>
      <div className={styles.page}>
        <Stack space={2}>
          <p className={styles.greeting}>Guten Morgen, Amina.</p>
          <Text step="small" tone="ink2">
            Eine Unterweisung ist überfällig.
          </Text>
        </Stack>
        <Course />
        <div className={styles.line}>
          <Link variant="action" href="/media">
            Alle 9 ansehen
          </Link>
          <StatusChip kind="overdue">Überfällig</StatusChip>
        </div>
        <div className={styles.row}>
          <span className={styles.rowCheck}>
            <Checkbox label="Ausgewählte Zeile" isLabelHidden isSelected onChange={nothing} />
          </span>
          <span className={styles.rowWords}>Ausgewählte Zeile</span>
          <Text as="span" step="small" tone="ink2" isTabular>
            12.11.
          </Text>
        </div>
        <Tally count={7} goal={10}>
          7 von 10
        </Tally>
      </div>
    </div>
  </figure>
)

const Course = () => (
  <>
    <div className={styles.course}>
      <Cover category="apricot" id={motifSamples.weave} shape="book" hasRibbon />
      <Stack space={6}>
        <p className={styles.courseTitle}>Ladungssicherung im Straßengüterverkehr</p>
        <ProgressRibbon label="Fortschritt in Ladungssicherung" value={0.44} parts={8} words="3 von 8 Teilen" />
      </Stack>
    </div>
    <div className={styles.buttons}>
      <Button variant="solid" fullWidth>
        Weiter
      </Button>
      <Button>Ansehen</Button>
    </div>
  </>
)
