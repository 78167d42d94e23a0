import { fold, searchWords } from '@somo/ui/locale/fold'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { patternsOf } from './searching.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(async () => {
  await database.close()
})

/** A stored name, and searches that find it. */
const found: readonly (readonly [name: string, ...searches: string[]])[] = [
  ["O'Brien", 'obrien', "O'BRIEN", 'O’Brien', 'OʼBrien', 'O`Brien', 'o´brien', 'brien'],
  ['D’Angelo', 'dangelo', "d'angelo"],
  ['O’ Neill', 'oneill', 'o neill'],
  ['Kaʻiulani', 'kaiulani', "Ka'iulani"],
  ['Мар’яна', 'марʼяна', 'маряна'],
  ['Müller', 'mueller', 'muller', 'MÜLLER', 'Mu\u0308ller', 'Müll'],
  ['Mueller', 'Müller', 'mueller', 'muller'],
  ['Jäger', 'jaeger', 'jager'],
  ['Jaeger', 'jäger'],
  ['Schröder-Böhm', 'schroeder', 'schroder bohm', 'boehm', 'schroederboehm'],
  ['Müller-Thurgau', 'mueller thurgau', 'muellerthurgau', 'müllerthurgau'],
  ['Straße', 'strasse', 'STRASSE', 'STRAẞE', 'straße'],
  ['Strasse', 'straße'],
  ['Bauer', 'bauer', 'aue'],
  ['Michael', 'michael', 'chael', 'el'],
  ['Σωκράτης', 'ΣΩΚΡΑΤΗΣ', 'σωκρατησ', 'σωκρατης', 'Σωκρατ'],
  ['ΠΑΠΑΔΟΠΟΥΛΟΣ', 'παπαδόπουλος', 'παπαδοπουλοσ'],
  ['مُحَمَّد', 'محمد', 'مـحـمـد'],
  ['محـــمد', 'مُحَمَّد', 'محمد'],
  ['أحمد', 'احمد', 'إحمد', 'آحمد'],
  ['فاطمة', 'فاطمه'],
  ['مصطفى', 'مصطفي', 'مصطفی'],
  ['کریم', 'كريم'],
  ['٢٠٢٤', '2024', '۲۰۲۴'],
  ['דָּוִד', 'דוד'],
  ['שָׁלוֹם', 'שלום', 'שלומ'],
  ['ג׳ורג׳', 'גורג', "ג'ורג'"],
  ['王小明', '小明', '王', '王小明', '小'],
  ['山田太郎', '太郎', '山田'],
  ['ヤマダ', 'ﾔﾏﾀﾞ', 'ヤマダ'],
  ['ジョン・スミス', 'ジョンスミス', 'ジョン スミス'],
  ['홍길동', '홍길동', '길동', '홍길동'.normalize('NFD')],
  ['हिन्दी', 'हिन्दी'],
  ['Łukasz', 'lukasz', 'ŁUKASZ'],
  ['Wałęsa', 'walesa'],
  ['Żółć', 'zolc'],
  ['Ødegård', 'odegard', 'oedegaard', 'ODEGÅRD'],
  ['Oedegaard', 'Ødegård'],
  ['Søren', 'soren', 'soeren', 'SØREN'],
  ['Đoković', 'dokovic', 'djokovic'],
  ['Djokovic', 'Đoković'],
  ['Guðrún', 'gudrun'],
  ['Þór', 'thor', 'ÞÓR'],
  ['Æsa', 'aesa', 'asa'],
  ['Lætitia', 'laetitia', 'LÆTITIA'],
  ['Œdipe', 'oedipe', 'ŒDIPE'],
  ['Işık', 'isik', 'IŞIK', 'ışık'],
  ['İbrahim', 'ibrahim', 'IBRAHIM', 'i\u0307brahim'],
  ['Çağlar', 'caglar', 'ÇAĞLAR'],
  ['Ștefan', 'stefan', 'Ştefan'],
  ['Ţepeş', 'tepes', 'Țepeș'],
  ['Nguyễn', 'nguyen', 'NGUYỄN'],
  ['Đặng', 'dang', 'đặng'],
  ['Phương', 'phuong'],
  ['Dvořák', 'dvorak'],
  ['Ščepanović', 'scepanovic'],
  ['Ħamrun', 'hamrun'],
  ['Peña', 'pena', 'PEÑA', 'Pen\u0303a'],
  ['Fyodor Фёдор', 'федор', 'ФЁДОР'],
  ['Ґалаґан', 'галаган'],
  ['An\u00ADna', 'anna'],
  ['Anna', 'An\u200Bna', 'An\u00ADna', '\u2066Anna\u2069', '\uFEFFanna'],
  ['We\u200Dber', 'weber'],
  ['علی\u200Cرضا', 'علیرضا'],
  ['Ａｎｎａ', 'anna'],
  ['Anna', 'Ａｎｎａ'],
  ['ﬁnn', 'finn'],
  ['Anne-Marie', 'anne marie', 'annemarie', 'anne-marie', 'Anne‑Marie', 'Anne–Marie'],
  ['Anne Marie', 'annemarie', 'anne-marie', 'marie anne'],
  ['Annemarie', 'anne-marie', 'anne marie'],
  ['van der Berg', 'vanderberg', 'berg van'],
  ['St. John', 'stjohn', 'st john'],
  ['J. R. Smith', 'jr smith', 'jrsmith'],
  ['Col·lell', 'collell'],
  ['8-b', '8b', '8 b'],
  ['8 b', '8b', '8-b'],
  ['Nadja', 'nadja', 'dja'],
  ['100%_\\', '100%', '%_', '\\'],
]

const missed: readonly (readonly [name: string, search: string])[] = [
  ['Müller', 'moller'],
  ['Anna', 'anne'],
  ['हिन्दी', 'हन्द'],
  ['ガ', 'カ'],
  ['100', '1%0'],
  ['abc', 'a_c'],
]

const isFoundIn = (spellings: string, search: string): boolean =>
  patternsOf(search).every((pattern) => spellings.includes(pattern.slice(1, -1).replaceAll(/\\(.)/g, '$1')))

describe('I7: a search finds a name however it is written', () => {
  it.each(found.flatMap(([name, ...searches]) => searches.map((search) => [search, name] as const)))(
    '%s finds %s',
    async (search, name) => {
      expect(isFoundIn(searchWords(name), search)).toBe(true)
      const { rows } = await database.pool.query('select search_words($1) like all ($2::text[]) as "isFound"', [
        name,
        patternsOf(search),
      ])
      expect(rows).toEqual([{ isFound: true }])
    },
  )

  it.each(missed)('%s is not found by %s', async (name, search) => {
    expect(isFoundIn(searchWords(name), search)).toBe(false)
    const { rows } = await database.pool.query('select search_words($1) like all ($2::text[]) as "isFound"', [
      name,
      patternsOf(search),
    ])
    expect(rows).toEqual([{ isFound: false }])
  })

  it.each([
    ['小明', '王', '王小明'],
    ['길동', '홍', '홍길동'],
    ['太郎', '山田', '山田太郎'],
    ['太郎', '山田', '太郎山田'],
    ['Anne Marie', 'Müller', 'annemarie mueller'],
    [null, '王', '王'],
    ['Anna', null, 'anna'],
  ])('given name %s and family name %s are found by %s', async (given, family, search) => {
    const { rows } = await database.pool.query(
      `select person_search_words($1, $2, 'x@y.example') like all ($3::text[]) as "isFound"`,
      [given, family, patternsOf(search)],
    )
    expect(rows).toEqual([{ isFound: true }])
  })
})

it.each([
  ['Σοφία', ['σ', 'ο', 'φ', 'ι', 'α', 'σο', 'οφ', 'φι', 'ια']],
  ['王小明 anna', ['王', '小', '明', '王小', '小明']],
  ['𠮷田', ['𠮷', '田', '𠮷田']],
  ['Jürgen 123', []],
])(
  'I7: letters beyond ASCII are found by each and by each two side by side, in any database: %s',
  async (text, pairs) => {
    const { rows } = await database.pool.query<{ pairs: string[] }>('select letter_pairs(fold_text($1)) as pairs', [
      text,
    ])
    expect(rows[0]?.pairs.toSorted()).toEqual(pairs.toSorted())
  },
)

/** Capitals of Unicode 11 and later, which the ICU of the bundled PostgreSQL does not know. Their scripts are rare. */
const recentCapitals =
  /[\u1C89-\u1CBF\u2C2F\uA7B8-\uA7F5\u{10570}-\u{10595}\u{10D50}-\u{10D65}\u{16E40}-\u{16E5F}\u{16EA0}-\u{16EB8}]/u

// Ideographs, which neither changes, are left out.
it('I7: PostgreSQL and TypeScript fold every letter of Unicode alike', { timeout: 120_000 }, async () => {
  const { rows } = await database.pool.query<{ letter: string; folded: string; words: string }>(
    `select chr(c) as letter, fold_text('a' || chr(c) || 'b') as folded, search_words('a' || chr(c) || 'b c') as words
      from generate_series(1, x'1FFFF'::int) c
        where c not between x'3400'::int and x'9FFF'::int and c not between x'D800'::int and x'F8FF'::int and c not between x'17000'::int and x'18CFF'::int`,
  )
  const assigned = rows.filter(({ letter }) => !/\p{Cn}/u.test(letter) && !recentCapitals.test(letter))
  const different = assigned.filter(
    ({ letter, folded, words }) => fold(`a${letter}b`) !== folded || searchWords(`a${letter}b c`) !== words,
  )
  expect(assigned.length).toBeGreaterThan(30_000)
  expect(
    different.map(({ letter, folded }) => [letter.codePointAt(0)?.toString(16), folded, fold(`a${letter}b`)]),
  ).toEqual([])
})

it('I7: folding what is folded changes nothing', () => {
  for (const [name] of found) expect(fold(fold(name))).toBe(fold(name))
})
