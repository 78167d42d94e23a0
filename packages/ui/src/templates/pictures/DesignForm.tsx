import { ImagePlus, Info } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { BrandMark } from '../../components/BrandMark/BrandMark.tsx'
import { ColorField } from '../../components/ColorField/ColorField.tsx'
import { useFileDrop } from '../../components/DropZone/useFileDrop.ts'
import { field, hint, label as labelClass } from '../../components/Field/field.css.ts'
import { native } from '../../components/FileField/FileField.css.ts'
import { Form, FormSection } from '../../components/Form/Form.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx'
import { TextArea } from '../../components/TextArea/TextArea.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { parseColour } from '../../theme/colourText.ts'
import type { Palette } from '../../theme/palette.ts'
import * as styles from './design.css.ts'
import type { Corners } from './DesignPreview.tsx'

/** What of a brand is being made; the logos are the names of their files. */
export interface Design {
  readonly name: string
  /** #rrggbb, or what was typed in its place so far. */
  readonly colour: string
  readonly lightLogo: string | null
  readonly darkLogo: string | null
  readonly corners: Corners
  readonly greeting: string
}

const corners = [
  { id: 'clear', label: 'Klar' },
  { id: 'soft', label: 'Weich' },
  { id: 'round', label: 'Rund' },
] as const

export interface DesignFormProps {
  readonly design: Design
  readonly roles: Palette
  readonly onChange: (change: Partial<Design>) => void
  readonly onSubmit: () => void
}

/** The brand of an installation: its name, its colour, its logos, its corners and what it says first. */
export const DesignForm = ({ design, roles, onChange, onSubmit }: DesignFormProps) => (
  <Form onSubmit={onSubmit}>
    <FormSection>
      <TextField
        label="Name des Produkts"
        value={design.name}
        onChange={(name) => onChange({ name })}
        description="Steht im Browser-Tab, im Menü und in E-Mails."
      />
    </FormSection>
    <FormSection>
      <Primary colour={design.colour} roles={roles} onChange={(colour) => onChange({ colour })} />
    </FormSection>
    <FormSection>
      <Logos design={design} onChange={onChange} />
    </FormSection>
    <FormSection>
      <SegmentedControl
        label="Ecken"
        items={corners}
        selectedKey={design.corners}
        onSelectionChange={(id) => onChange({ corners: id })}
        fullWidth
      />
    </FormSection>
    <FormSection>
      <TextArea
        label="Begrüßung"
        value={design.greeting}
        onChange={(greeting) => onChange({ greeting })}
        description={
          <>
            Deutsch. <Link href="/design-configuration?language=en">English</Link> und{' '}
            <Link href="/design-configuration?language=sw">Kiswahili</Link> fehlen noch.
          </>
        }
      />
    </FormSection>
  </Form>
)

/** The colour, what becomes of it, and who has it. */
const Primary = ({
  colour,
  roles,
  onChange,
}: {
  readonly colour: string
  readonly roles: Palette
  readonly onChange: (colour: string) => void
}) => (
  <div className={styles.colour}>
    <ColorField
      label="Primärfarbe"
      value={colour}
      onChange={onChange}
      {...(parseColour(colour) === null ? {} : { description: <Becomes roles={roles} /> })}
    />
    <div className={`${hint} ${styles.source}`}>
      Gilt aus der Standard-Einheit <Link href="/unit-management?id=root">Uferwerk Logistik</Link>. Einheiten mit
      eigener Farbe: <Link href="/unit-management?id=south">Uferwerk Süd</Link>
    </div>
  </div>
)

const Becomes = ({ roles: { default: light } }: { readonly roles: Palette }) => (
  <span className={styles.verdict}>
    <span className={styles.verdictGlyph}>
      <Icon glyph={Info} size="chip" />
    </span>
    <span>
      {light.solid === light.exact ? (
        'In beiden Darstellungen unverändert.'
      ) : (
        <>
          Als Fläche etwas dunkler (<strong className={styles.strong}>{light.solid}</strong>), damit weiße Schrift
          lesbar bleibt. Streifen und Lesezeichen behalten die gewählte Farbe.
        </>
      )}
    </span>
  </span>
)

/** A logo for each theme, each in a place that takes a file by press and by drop. */
function Logos({ design, onChange }: Pick<DesignFormProps, 'design' | 'onChange'>) {
  const labelId = useId()
  return (
    <div className={field} role="group" aria-labelledby={labelId}>
      <span className={labelClass} id={labelId}>
        Logo
      </span>
      <div className={styles.logos}>
        <Logo theme="Hell" file={design.lightLogo} onFile={(lightLogo) => onChange({ lightLogo })} />
        <Logo theme="Dunkel" file={design.darkLogo} onFile={(darkLogo) => onChange({ darkLogo })} />
      </div>
    </div>
  )
}

interface LogoProps {
  readonly theme: string
  readonly file: string | null
  readonly onFile: (name: string) => void
}

function Logo({ theme, file, onFile }: LogoProps): ReactNode {
  const wordsId = useId()
  const take = (files: readonly File[]): void => {
    const [first] = files
    if (first !== undefined) onFile(first.name)
  }
  const { isOver, handlers } = useFileDrop(false, ({ files }) => take(files))
  return (
    <div {...handlers} className={styles.logo} role="presentation" {...(isOver ? { 'data-drop-target': '' } : {})}>
      <span className={styles.logoGlyph}>
        {file === null ? <Icon glyph={ImagePlus} size="phone" /> : <BrandMark size={26} />}
      </span>
      <span id={wordsId}>
        <span className={styles.logoName}>{theme}</span> <span className={styles.logoFile}>{file ?? 'Auswählen'}</span>
      </span>
      <input
        type="file"
        className={native}
        accept=".svg,.png"
        title=""
        aria-labelledby={wordsId}
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
