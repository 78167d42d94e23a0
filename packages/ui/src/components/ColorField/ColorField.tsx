import { Pipette } from 'lucide-react'
import { useId, useRef, useState, type ReactNode, type Ref } from 'react'
import { createWidgetSlot, useWidgetSlot } from '../../slots/widgetSlot.ts'
import { parseColour } from '../../theme/colourText.ts'
import { defaultPrimary } from '../../theme/tokens.ts'
import { cx } from '../../theme/cx.ts'
import { edge, input } from '../Field/field.css.ts'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import { isDrawn, useFieldIds } from '../Field/useFieldIds.ts'
import { Icon } from '../Icon/Icon.tsx'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { BrandContrast } from './BrandContrast.tsx'
import * as styles from './ColorField.css.ts'
import { colourTaker } from './eyeDropper.ts'

/** The palette itself, a chunk of its own, with the words it says. */
const panel = createWidgetSlot(() => import('./ColorPanel.tsx'))

/** Colours that may be taken with one press: the product's own and the samples of look.md. */
export const brandSamples: readonly string[] = [defaultPrimary, '#0f7b3f', '#f5c400', '#d9480f', '#c2185b', '#1d597c']

export interface ColorFieldProps {
  /** What the colour is for, above the field and always visible. */
  readonly label: string
  /** The label stays for assistive technology only. */
  readonly isLabelHidden?: boolean
  /** The colour as #rrggbb, or whatever was typed in its place so far. */
  readonly value: string
  /** Gets #rrggbb as soon as the text is a colour (#rgb or #rrggbb, with or without #), else the text as it stands. */
  readonly onChange: (value: string) => void
  /**
   * `brand` says what becomes of a primary colour and shows it in both themes; `plain` shows the colour alone.
   * @default 'plain'
   */
  readonly usage?: 'plain' | 'brand'
  /** Colours to take with one press, #rrggbb. @default `brandSamples` */
  readonly samples?: readonly string[]
  readonly description?: ReactNode
  /** What is wrong; takes the place of the description. A text that is no colour is told by itself. */
  readonly errorMessage?: ReactNode
  readonly isRequired?: boolean
  /** It cannot be changed now: one sentence that says why. */
  readonly disabledReason?: string | undefined
  readonly name?: string
  /** The id of the text input. */
  readonly id?: string
  readonly onBlur?: () => void
  /** The text input. */
  readonly ref?: Ref<HTMLInputElement>
}

/** A colour, typed, taken from a palette or from the screen. It is kept unchanged; what is drawn with it is derived. */
export function ColorField(props: ColorFieldProps) {
  return (
    <AriaSurroundings>
      <SpokenColorField {...props} />
    </AriaSurroundings>
  )
}

function SpokenColorField(props: ColorFieldProps) {
  const {
    label,
    isLabelHidden = false,
    value,
    onChange,
    usage = 'plain',
    samples = brandSamples,
    errorMessage,
    ...field
  } = props
  const words = useWords().files
  const contrastId = useId()
  const palette = usePalette()
  // What is being typed stays as typed; only what was left is written in six digits.
  const [draft, setDraft] = useState<string | null>(null)
  const colour = parseColour(value)
  const isWrong = colour === null && value.trim() !== '' && draft === null
  const showsContrast = usage === 'brand' && colour !== null
  const ids = useFieldIds({
    ...field,
    errorMessage: isDrawn(errorMessage) ? errorMessage : isWrong ? words.noColour : undefined,
    describedBy: showsContrast ? contrastId : undefined,
  })
  return (
    <FieldFrame component="ColorField" label={label} isLabelHidden={isLabelHidden} ids={ids}>
      <div className={styles.line}>
        <Swatch
          label={label}
          colour={colour}
          samples={samples}
          isUnavailable={ids.isUnavailable}
          hintId={ids.hintId}
          palette={palette}
          onColour={onChange}
        />
        <span className={edge} {...ids.edge} data-part="control">
          <input
            {...ids.aria}
            type="text"
            // Its sign comes first wherever the page begins.
            dir="ltr"
            className={cx(input, styles.text)}
            data-part="input"
            autoComplete="off"
            spellCheck="false"
            name={field.name}
            ref={field.ref}
            readOnly={ids.isUnavailable}
            value={draft ?? value}
            onChange={({ currentTarget }) => {
              setDraft(currentTarget.value)
              onChange(parseColour(currentTarget.value) ?? currentTarget.value)
            }}
            onBlur={() => {
              setDraft(null)
              field.onBlur?.()
            }}
          />
        </span>
        {ids.isUnavailable ? null : <Dropper onColour={onChange} />}
      </div>
      <span className={styles.failure} role="alert">
        {palette.hasFailed ? words.pickerFailed : null}
      </span>
      {showsContrast ? <BrandContrast colour={colour} id={contrastId} /> : null}
    </FieldFrame>
  )
}

/** Keeps the wish to open apart from the chunk that fulfils it. */
function usePalette() {
  const [isWanted, setWanted] = useState(false)
  const { status, drawn, warm } = useWidgetSlot(panel, isWanted)
  return {
    drawn,
    isWaiting: isWanted && drawn === null && status !== 'failed',
    hasFailed: isWanted && drawn === null && status === 'failed',
    warm,
    open: () => {
      warm()
      setWanted(true)
    },
    close: () => setWanted(false),
  }
}

type PaletteUse = ReturnType<typeof usePalette>

interface SwatchProps {
  readonly label: string
  readonly colour: string | null
  readonly samples: readonly string[]
  readonly isUnavailable: boolean
  readonly hintId: string | undefined
  readonly palette: PaletteUse
  readonly onColour: (colour: string) => void
}

/** The colour as a button: with nothing but it on the page, no palette is loaded. */
function Swatch({ label, colour, samples, isUnavailable, hintId, palette, onColour }: SwatchProps) {
  const words = useWords().files
  const trigger = useRef<HTMLButtonElement>(null)
  const { drawn, isWaiting, warm, open, close } = palette
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={styles.swatch}
        data-part="swatch"
        aria-label={`${label}: ${words.openPicker}`}
        aria-haspopup="dialog"
        aria-expanded={drawn !== null}
        aria-busy={isWaiting || undefined}
        {...(isUnavailable ? { 'aria-disabled': true, 'aria-describedby': hintId } : {})}
        style={colour === null ? {} : { backgroundColor: colour }}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={({ currentTarget }) => {
          // Some browsers leave the focus elsewhere on a press; the palette hands it back to what had it.
          currentTarget.focus()
          if (!isUnavailable) open()
        }}
      />
      {drawn === null ? null : (
        <drawn.ColorPanel
          label={label}
          colour={colour ?? defaultPrimary}
          samples={samples}
          triggerRef={trigger}
          onColour={onColour}
          onClose={close}
        />
      )}
    </>
  )
}

/** Takes a colour from the screen, where the browser can. */
function Dropper({ onColour }: { readonly onColour: (colour: string) => void }) {
  const words = useWords().files
  const take = colourTaker()
  if (take === null) return null
  const takeColour = async (): Promise<void> => {
    const taken = await take()
    if (taken !== null) onColour(parseColour(taken) ?? taken)
  }
  return (
    <button
      type="button"
      className={styles.dropper}
      data-part="dropper"
      aria-label={words.takeFromScreen}
      title={words.takeFromScreen}
      onClick={() => void takeColour()}
    >
      <Icon glyph={Pipette} />
    </button>
  )
}
