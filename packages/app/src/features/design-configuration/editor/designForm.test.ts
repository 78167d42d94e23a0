import { expect, test } from 'vitest'
import {
  conflictParts,
  designSchema,
  differingParts,
  inputOf,
  unchangedLogo,
  valuesOf,
  type DesignValues,
  type LogoValue,
} from './designForm.ts'

const saved = { productName: 'Somo', primaryColor: '#5761ee', logoUrl: null }
const values = (parts: Partial<DesignValues> = {}): DesignValues => ({ ...valuesOf(saved), ...parts })
const logo = (action: LogoValue['action'], upload: string | null = null): LogoValue => ({
  action,
  upload,
  url: '/files/b.svg',
  name: 'b.svg',
})

const errorsOf = (parts: Partial<DesignValues>) => {
  const answer = designSchema.safeParse(values(parts))
  return answer.success
    ? []
    : answer.error.issues.map(({ path, code, message }) => [
        path.join('.'),
        message === 'Invalid input' ? code : message,
      ])
}

test.each([
  [{}, []],
  [{ productName: '' }, [['productName', 'too_small']]],
  [{ productName: '   ' }, [['productName', 'too_small']]],
  [{ productName: 'x'.repeat(40) }, []],
  [{ productName: 'x'.repeat(41) }, [['productName', 'too_big']]],
  [{ productName: 'Uferwerk\nAkademie' }, [['productName', 'BAD_CHARACTERS']]],
  [{ productName: 'Chuo cha Mwalimu 中心 🎓' }, []],
  [{ primaryColor: '#0F3' }, []],
  [{ primaryColor: '0f7b3f' }, []],
  [{ primaryColor: '' }, [['primaryColor', 'NOT_A_COLOUR']]],
  [{ primaryColor: 'brick' }, [['primaryColor', 'NOT_A_COLOUR']]],
  [{ primaryColor: '#12345' }, [['primaryColor', 'NOT_A_COLOUR']]],
  [{ logo: logo('SENDING') }, [['logo', 'LOGO_SENDING']]],
  [{ logo: logo('FAILED') }, [['logo', 'LOGO_FAILED']]],
  [{ logo: logo('REPLACE', 'u1') }, []],
])('%j has the errors %j', (parts, errors) => {
  expect(errorsOf(parts)).toEqual(errors)
})

test('the name is sent without the spaces around it', () => {
  expect(designSchema.parse(values({ productName: '  Kai 7 ' })).productName).toBe('Kai 7')
})

test.each([
  [unchangedLogo('/files/a.svg'), { action: 'KEEP' }],
  [logo('NONE'), { action: 'NONE' }],
  [logo('REPLACE', 'u1'), { action: 'REPLACE', upload: 'u1' }],
])('of the logo %j is sent %j', (chosen, sent) => {
  expect(inputOf(values({ logo: chosen })).logo).toEqual(sent)
})

test('a colour is sent in six digits', () => {
  expect(inputOf(values({ primaryColor: 'FC0' })).primaryColor).toBe('#ffcc00')
})

test('only the parts that differ are named, in the order of the form', () => {
  expect(differingParts(saved, saved)).toEqual([])
  expect(differingParts(saved, { productName: 'Kai 7', primaryColor: '#000000', logoUrl: '/files/a.svg' })).toEqual([
    'productName',
    'primaryColor',
    'logo',
  ])
})

test('a conflict is about what differs, spellings aside; a logo nobody touched here is none', () => {
  const theirs = { productName: 'Kai 7', primaryColor: '#ffcc00', logoUrl: '/files/theirs.svg' }
  expect(conflictParts(values({ productName: 'Kai 7', primaryColor: 'FC0' }), theirs)).toEqual([])
  expect(conflictParts(values({ logo: logo('REPLACE', 'u1') }), theirs)).toEqual([
    'productName',
    'primaryColor',
    'logo',
  ])
})
