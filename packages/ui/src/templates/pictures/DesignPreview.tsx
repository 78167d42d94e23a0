import type { CSSProperties } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Cover } from '../../components/Cover/Cover.tsx'
import { motifSamples } from '../../components/Cover/motifSamples.ts'
import { Link } from '../../components/Link/Link.tsx'
import { ProgressRibbon } from '../../components/ProgressRibbon/ProgressRibbon.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx'
import { Tally } from '../../components/Tally/Tally.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { ThemePreview } from '../../components/ThemePreview/ThemePreview.tsx'
import { vars } from '../../theme/contract.css.ts'
import type { BrandRoles } from '../../theme/palette.ts'
import { radii, type ThemeName } from '../../theme/tokens.ts'
import * as styles from './design.css.ts'

const nothing = (): void => undefined

/** How round corners may be: the factor of chips, controls and floating things (look.md, shape). */
export const cornerFactors = { clear: 0.4, soft: 1, round: 1.6 } as const
export type Corners = keyof typeof cornerFactors

/** `--name` of `var(--name)`. */
const property = (read: string): string => read.slice(4, -1)

const cornerStyle = (corners: Corners): CSSProperties =>
  Object.fromEntries(
    (['chip', 'control', 'floating'] as const).map((name) => [
      property(vars.radius[name]),
      `${radii[name] * cornerFactors[corners]}px`,
    ]),
  )

export interface DesignPreviewProps {
  readonly theme: ThemeName
  readonly label: string
  readonly roles: BrandRoles
  readonly corners: Corners
  readonly productName: string
}

/** A learner's overview in little, as it looks with the brand that is being made. */
export const DesignPreview = ({ theme, label, roles, corners, productName }: DesignPreviewProps) => (
  <div className={styles.corners} style={cornerStyle(corners)}>
    <ThemePreview theme={theme} label={label} roles={roles} productName={productName}>
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
    </ThemePreview>
  </div>
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
