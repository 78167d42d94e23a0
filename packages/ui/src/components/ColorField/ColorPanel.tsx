import { useState, type RefObject } from 'react'
import {
  ColorArea,
  ColorSlider,
  ColorSwatch,
  ColorSwatchPicker,
  ColorSwatchPickerItem,
  ColorThumb,
  Dialog,
  Label,
  parseColor,
  SliderOutput,
  SliderTrack,
  type Color,
} from 'react-aria-components'
import { cx } from '../../theme/cx.ts'
import { PopupFrame } from '../Popover/PopupFrame.tsx'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import * as styles from './ColorPanel.css.ts'

export interface ColorPanelProps {
  /** Names the palette as the field is named. */
  readonly label: string
  /** #rrggbb, what is shown first. */
  readonly colour: string
  readonly samples: readonly string[]
  readonly triggerRef: RefObject<HTMLElement | null>
  /** Gets #rrggbb with every step of the hand. */
  readonly onColour: (colour: string) => void
  readonly onClose: () => void
}

/** The floating palette of ColorField; never imported directly, so that its React Aria parts stay in a chunk of their own. */
export function ColorPanel(props: ColorPanelProps) {
  return (
    <AriaSurroundings>
      <SpokenColorPanel {...props} />
    </AriaSurroundings>
  )
}

function SpokenColorPanel({ label, colour, samples, triggerRef, onColour, onClose }: ColorPanelProps) {
  const words = useWords().files
  // Kept as hue, saturation and brightness: of black and of grey a hex number knows no hue.
  const [shown, setShown] = useState(() => parseColor(colour).toFormat('hsb'))
  const choose = (next: Color): void => {
    setShown(next.toFormat('hsb'))
    onColour(next.toString('hex').toLowerCase())
  }
  return (
    <PopupFrame component="ColorPanel" triggerRef={triggerRef} onClose={onClose}>
      <Dialog className={styles.dialog} aria-label={label}>
        <ColorArea
          className={styles.area}
          aria-label={words.colourArea}
          colorSpace="hsb"
          xChannel="saturation"
          yChannel="brightness"
          value={shown}
          onChange={choose}
        >
          <ColorThumb className={styles.thumb} />
        </ColorArea>
        <ColorSlider className={styles.slider} colorSpace="hsb" channel="hue" value={shown} onChange={choose}>
          <div className={styles.sliderHead}>
            <Label>{words.hue}</Label>
            <SliderOutput>{() => `${Math.round(shown.getChannelValue('hue'))}°`}</SliderOutput>
          </div>
          <SliderTrack className={styles.track}>
            <ColorThumb className={cx(styles.thumb, styles.sliderThumb)} />
          </SliderTrack>
        </ColorSlider>
        {samples.length === 0 ? null : (
          <ColorSwatchPicker className={styles.samples} aria-label={words.samples} value={shown} onChange={choose}>
            {samples.map((sample) => (
              <ColorSwatchPickerItem key={sample} color={sample} className={styles.sample}>
                <ColorSwatch className={styles.sampleFill} />
              </ColorSwatchPickerItem>
            ))}
          </ColorSwatchPicker>
        )}
      </Dialog>
    </PopupFrame>
  )
}
