import { Icon } from '@somo/ui/Icon'
import { Inline } from '@somo/ui/Inline'
import { SegmentedControl } from '@somo/ui/SegmentedControl'
import { Tabs } from '@somo/ui/Tabs'
import { ThemePreview, type PreviewWidth } from '@somo/ui/ThemePreview'
import type { Palette } from '@somo/ui/theme/palette'
import { themeNames, type ThemeName } from '@somo/ui/theme/tokens'
import { House, Library, Monitor, Moon, Smartphone, Sun, User, Users, type LucideIcon } from 'lucide-react'
import { memo, useDeferredValue, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as styles from './DesignPreviews.css.ts'
import { previewMessages } from './previewMessages.ts'
import { CardsPreview, FormPreview, OverviewPreview, TablePreview, useSampleText } from './PreviewScreens.tsx'

const screens = ['overview', 'cards', 'table', 'form'] as const
type Screen = (typeof screens)[number]
type Shown = ThemeName | 'both'

const drawn: Readonly<Record<Screen, () => ReactNode>> = {
  overview: OverviewPreview,
  cards: CardsPreview,
  table: TablePreview,
  form: FormPreview,
}

/** The menu of the preview, and which screen stands under which entry. */
const menu = [
  ['overview', 'overview', House],
  ['catalogue', 'cards', Library],
  ['people', 'table', Users],
  ['profile', 'form', User],
] as const satisfies readonly (readonly [string, Screen, LucideIcon])[]

export interface DesignPreviewsProps {
  /** The brand of the draft in both themes. */
  readonly roles: Palette
  readonly productName: string
  readonly logoUrl: string | null
}

/** What the draft comes to: four screens, two themes, two widths. Nothing of it reaches the page around. */
export function DesignPreviews(brand: DesignPreviewsProps) {
  const { formatMessage } = useIntl()
  const [screen, setScreen] = useState<Screen>('overview')
  const [shown, setShown] = useState<Shown>('both')
  const [width, setWidth] = useState<PreviewWidth>('phone')
  return (
    <Tabs
      label={formatMessage(previewMessages.screens)}
      items={screens.map((id) => ({ id, label: formatMessage(previewMessages[id]) }))}
      selectedKey={screen}
      onSelectionChange={(id) => setScreen(screens.find((one) => one === id) ?? 'overview')}
      actions={<Switches shown={shown} onShown={setShown} width={width} onWidth={setWidth} />}
    >
      <Drawn
        screen={useDeferredValue(screen)}
        shown={useDeferredValue(shown)}
        width={useDeferredValue(width)}
        {...brand}
      />
    </Tabs>
  )
}

interface DrawnProps extends DesignPreviewsProps {
  readonly screen: Screen
  readonly shown: Shown
  readonly width: PreviewWidth
}

// A press is answered by the switches alone: the screens are drawn after it, and once.
const Drawn = memo(function DrawnScreens({ screen, shown, width, roles, productName, logoUrl }: DrawnProps) {
  const { formatMessage } = useIntl()
  const text = useSampleText()
  const Screen = drawn[screen]
  const entries = menu.map(([key, of, glyph]) => ({
    id: key,
    label: text(key),
    isCurrent: of === screen,
    icon: <Icon glyph={glyph} />,
  }))
  return (
    <div className={styles.row[width]}>
      {themeNames
        .filter((theme) => shown === 'both' || shown === theme)
        .map((theme) => (
          <div key={theme} className={styles.place[width]}>
            <ThemePreview
              theme={theme}
              label={formatMessage(theme === 'dark' ? previewMessages.inDark : previewMessages.inLight, {
                screen: formatMessage(previewMessages[screen]),
              })}
              roles={roles[theme]}
              productName={productName}
              logoUrl={logoUrl}
              width={width}
              entries={entries}
            >
              <Screen />
            </ThemePreview>
          </div>
        ))}
    </div>
  )
})

interface SwitchesProps {
  readonly shown: Shown
  readonly onShown: (shown: Shown) => void
  readonly width: PreviewWidth
  readonly onWidth: (width: PreviewWidth) => void
}

function Switches({ shown, onShown, width, onWidth }: SwitchesProps) {
  const { formatMessage } = useIntl()
  return (
    <Inline space={8}>
      <SegmentedControl
        label={formatMessage(previewMessages.width)}
        isLabelHidden
        items={[
          {
            id: 'phone',
            label: formatMessage(previewMessages.phone),
            icon: <Icon glyph={Smartphone} />,
            isIconOnly: true,
          },
          {
            id: 'desktop',
            label: formatMessage(previewMessages.desktop),
            icon: <Icon glyph={Monitor} />,
            isIconOnly: true,
          },
        ]}
        selectedKey={width}
        onSelectionChange={onWidth}
      />
      <SegmentedControl
        label={formatMessage(previewMessages.theme)}
        isLabelHidden
        items={[
          { id: 'default', label: formatMessage(previewMessages.light), icon: <Icon glyph={Sun} />, isIconOnly: true },
          { id: 'dark', label: formatMessage(previewMessages.dark), icon: <Icon glyph={Moon} />, isIconOnly: true },
          { id: 'both', label: formatMessage(previewMessages.both) },
        ]}
        selectedKey={shown}
        onSelectionChange={onShown}
      />
    </Inline>
  )
}
