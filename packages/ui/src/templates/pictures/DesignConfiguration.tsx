import { History, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx'
import { Tabs, TabLinks } from '../../components/Tabs/Tabs.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { parseColour } from '../../theme/colourText.ts'
import { palette, type Palette } from '../../theme/palette.ts'
import { defaultPrimary, themeNames } from '../../theme/tokens.ts'
import { FormPage } from '../FormPage/FormPage.tsx'
import { germanFrame } from './dashboardWords.ts'
import { DerivedColours } from './DerivedColours.tsx'
import * as styles from './design.css.ts'
import { DesignForm, type Design } from './DesignForm.tsx'
import { DesignPreview } from './DesignPreview.tsx'
import { managerMenu, PictureShell, type PictureShellProps } from './shell.tsx'

const nothing = (): void => undefined

const frame = {
  words: germanFrame,
  menu: [...managerMenu, ['system', ['design-configuration', 'system']]],
  current: 'design-configuration',
  counts: { 'import-management': 2, 'task-management': 9 },
  person: 'Miriam Schäfer',
  place: 'Administration',
  bottom: ['dashboard', 'user-management', 'design-configuration', 'task-management'],
} as const satisfies Omit<PictureShellProps, 'children'>

const parts = [
  { id: 'brand', label: 'Marke', href: '/design-configuration' },
  { id: 'sign-in', label: 'Anmeldeseite', href: '/design-configuration?part=sign-in' },
  { id: 'texts', label: 'Texte', href: '/design-configuration?part=texts' },
  { id: 'mail', label: 'E-Mail-Kopf', href: '/design-configuration?part=mail' },
  { id: 'reach', label: 'Wer sieht was', href: '/design-configuration?part=reach', count: '6 Einheiten' },
]

const screens = [
  { id: 'overview', label: 'Übersicht' },
  { id: 'table', label: 'Tabelle' },
  { id: 'player', label: 'Player' },
  { id: 'mail', label: 'E-Mail' },
  { id: 'certificate', label: 'Zertifikat' },
]

const shownThemes = [
  { id: 'default', label: 'Hell', icon: <Icon glyph={Sun} />, isIconOnly: true },
  { id: 'dark', label: 'Dunkelviolett', icon: <Icon glyph={Moon} />, isIconOnly: true },
  { id: 'both', label: 'Beide' },
] as const
type Shown = (typeof shownThemes)[number]['id']

const labels = { default: 'Vorschau in Hell', dark: 'Vorschau in Dunkelviolett' } as const

const startDesign: Design = {
  name: 'Uferwerk Akademie',
  colour: '#d9480f',
  lightLogo: 'logo.svg',
  darkLogo: null,
  corners: 'soft',
  greeting: 'Schön, dass Sie da sind. Hier finden Sie alles, was bei Uferwerk gelernt wird.',
}

const actions = (
  <>
    <Button variant="plain" icon={<Icon glyph={History} />}>
      Verlauf
    </Button>
    <Button>Verwerfen</Button>
    <Button variant="solid">Veröffentlichen</Button>
  </>
)

/** The brand of an installation: a form, and beside it what becomes of a learner's overview in both themes. */
export function DesignConfiguration() {
  const [design, setDesign] = useState(startDesign)
  // What is no colour yet leaves the preview in the product's own.
  const roles = palette(parseColour(design.colour) ?? defaultPrimary)
  return (
    <PictureShell {...frame}>
      <FormPage
        title="Gestaltung"
        eyebrow="Entwurf, gespeichert um 11:42. Live ist die Fassung vom 02.09.2026."
        actions={actions}
        tabs={<TabLinks label="Teile der Gestaltung" items={parts} currentKey="brand" />}
        preview={
          <>
            <Previews design={design} roles={roles} />
            <DerivedColours roles={roles} />
          </>
        }
      >
        <DesignForm
          design={design}
          roles={roles}
          onChange={(change) => setDesign({ ...design, ...change })}
          onSubmit={nothing}
        />
      </FormPage>
    </PictureShell>
  )
}

function Previews({ design, roles }: { readonly design: Design; readonly roles: Palette }) {
  const [screen, setScreen] = useState('overview')
  const [shown, setShown] = useState<Shown>('both')
  return (
    <Tabs
      label="Bildschirme der Vorschau"
      items={screens}
      selectedKey={screen}
      onSelectionChange={setScreen}
      actions={
        <SegmentedControl
          label="Darstellung der Vorschau"
          isLabelHidden
          items={shownThemes}
          selectedKey={shown}
          onSelectionChange={setShown}
        />
      }
    >
      {screen === 'overview' ? (
        <div className={styles.previews}>
          {themeNames.map((theme) =>
            shown === 'both' || shown === theme ? (
              <DesignPreview
                key={theme}
                theme={theme}
                label={labels[theme]}
                roles={roles[theme]}
                corners={design.corners}
                productName={design.name}
              />
            ) : null,
          )}
        </div>
      ) : (
        <Text tone="ink3">Ausgeführt ist die Übersicht.</Text>
      )}
    </Tabs>
  )
}
