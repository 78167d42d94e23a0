/** @jsxImportSource #samples */
import { luminance, ratio } from '../../theme/colour/oklch.ts'
import { palette, type BrandRoles } from '../../theme/palette.ts'
import { colours } from '../../theme/themeColours.ts'
import { surfaces, type ThemeName } from '../../theme/tokens.ts'
import { StatesTable } from '../StatesTable.tsx'
import { ColourValues, LineSwatch, surfaceNames, Swatch, texts } from './TokenParts.tsx'

interface BrandPartProps {
  readonly theme: ThemeName
  /** #rrggbb */
  readonly primary: string
}

const tintNames = ['subtle', 'subtleHover', 'subtleSelected'] as const satisfies readonly (keyof BrandRoles)[]
const fills = [
  ['solid', 'edge'],
  ['hover', 'edgeHover'],
  ['pressed', 'edgePressed'],
] as const satisfies readonly (readonly [keyof BrandRoles, keyof BrandRoles])[]

/** Every role the solver made of a primary colour, as it is and as it is written, by its name in the theme contract. */
export const BrandValues = ({ theme, primary }: BrandPartProps) => (
  <ColourValues
    values={Object.fromEntries(
      Object.entries(palette(primary)[theme]).map(([role, value]) => [`brand.${role}`, value]),
    )}
  />
)

/** Texts (4.5) and line (3) of the brand on every surface and every tint. */
export const BrandRatios = ({ theme, primary }: BrandPartProps) => {
  const roles = palette(primary)[theme]
  const backs = [
    ...surfaceNames.map((name) => [name, surfaces[theme][name]] as const),
    ...tintNames.map((name) => [name, roles[name]] as const),
  ]
  return (
    <StatesTable
      columns={backs.map(([name]) => name)}
      rows={(['text', 'textHover', 'border'] as const).map((front) => ({
        name: `${front} ${roles[front]}`,
        cells: backs.map(([name, back]) =>
          front === 'border' ? (
            <LineSwatch key={name} front={roles[front]} back={back} />
          ) : (
            <Swatch key={name} front={roles[front]} back={back} />
          ),
        ),
      }))}
    />
  )
}

/** The words on each fill (4.5), and how each fill, or the edge it has for that, stands out from every surface (3). */
export const FillRatios = ({ theme, primary }: BrandPartProps) => {
  const roles = palette(primary)[theme]
  return (
    <StatesTable
      columns={[`on ${roles.on}`, ...surfaceNames]}
      rows={fills.map(([fill, edge]) => ({
        name: `${fill} ${roles[fill]}, ${edge} ${roles[edge]}`,
        cells: [
          <Swatch key="words" front={roles.on} back={roles[fill]} />,
          ...surfaceNames.map((name) => (
            <FillSwatch key={name} fill={roles[fill]} edge={roles[edge]} back={surfaces[theme][name]} />
          )),
        ],
      }))}
    />
  )
}

/** A fill, and its edge where it has one, on a surface; the higher of their two ratios to it counts. */
const FillSwatch = ({ fill, edge, back }: { readonly fill: string; readonly edge: string; readonly back: string }) => {
  const between = (colour: string): number => ratio(luminance(colour), luminance(back))
  return <LineSwatch front={edge === 'transparent' || between(edge) < between(fill) ? fill : edge} back={back} />
}

/** What is written on what is selected (4.5), and the line of a control there (3). */
export const TintRatios = ({ theme, primary }: BrandPartProps) => {
  const roles = palette(primary)[theme]
  const own = colours[theme]
  return (
    <StatesTable
      columns={tintNames.map((name) => `${name} ${roles[name]}`)}
      rows={[
        ...texts.map((text) => ({
          name: text,
          cells: tintNames.map((name) => <Swatch key={name} front={own[text]} back={roles[name]} />),
        })),
        {
          name: 'control',
          cells: tintNames.map((name) => <LineSwatch key={name} front={own.control} back={roles[name]} />),
        },
      ]}
    />
  )
}
