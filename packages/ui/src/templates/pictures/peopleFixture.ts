import type { StatusKind } from '../../components/StatusChip/statusKinds.ts'

/** One row of the picture of the people's list. */
export interface PictureUser {
  readonly id: string
  readonly name: string
  readonly second: string
  readonly unit: string
  /** null: nobody counts it, as the person cannot sign in. */
  readonly overdue: number | null
  readonly open: number
  readonly seen: string
  readonly status: 'active' | 'invited' | 'locked'
}

const user = (
  id: string,
  name: string,
  second: string,
  unit: string,
  [overdue, open]: readonly [number | null, number],
  seen: string,
  status: PictureUser['status'] = 'active',
): PictureUser => ({ id, name, second, unit, overdue, open, seen, status })

/** Invented people of an invented company, with names that are long, short and accented. */
export const pictureUsers: readonly PictureUser[] = [
  user('p1', 'Amina Okafor', 'amina.okafor@uferwerk.example', 'Lager Nord', [1, 4], 'heute, 08:12'),
  user(
    'p2',
    'Bartholomäus von Hohenlohe-Schillings',
    'b.hohenlohe@uferwerk.example',
    'Verkehrsdisposition',
    [0, 2],
    'gestern, 17:40',
  ),
  user('p3', 'Chidi Nwosu', 'chidi.nwosu@uferwerk.example', 'Lager Nord', [3, 7], '12.11.2026'),
  user('p4', 'Dorothea Kleinschmidt', 'd.kleinschmidt@uferwerk.example', 'Gefahrgut', [2, 5], '03.11.2026'),
  user('p5', 'Emre Yıldırım', 'emre.yildirim@uferwerk.example', 'Lager Nord', [0, 0], 'heute, 07:55'),
  user('p6', 'Fatuma Mwangi', 'fatuma.mwangi@uferwerk.example', 'Zollabwicklung', [0, 1], 'gestern, 09:31'),
  user('p7', 'Grzegorz Brzęczyszczykiewicz', 'g.brzeczyszcz@uferwerk.example', 'Fuhrpark', [5, 9], '28.09.2026'),
  user('p8', 'Hannelore Untermoser', 'ohne E-Mail, 104882', 'Verpackung', [1, 3], 'nie', 'invited'),
  user('p9', 'Ivana Petrović', 'ivana.petrovic@uferwerk.example', 'Lager Süd', [0, 2], 'heute, 06:48'),
  user('p10', 'Jonas Weidmann', 'jonas.weidmann@uferwerk.example', 'Lager Nord', [0, 0], 'heute, 09:02'),
  user(
    'p11',
    'Katharina Oberbergmeister',
    'k.oberbergmeister@uferwerk.example',
    'Arbeitssicherheit',
    [0, 1],
    '20.11.2026',
  ),
  user('p12', 'Leonard Achterberg', 'l.achterberg@uferwerk.example', 'Fuhrpark', [null, 0], '15.06.2026', 'locked'),
  user('p13', 'Mwanaisha Juma', 'm.juma@uferwerk.example', 'Lager Süd', [1, 2], 'heute, 05:58'),
  user('p14', 'Nikolaus Ehrenreich', 'n.ehrenreich@uferwerk.example', 'Lager Süd', [2, 4], '18.11.2026'),
]

export const statusOf: Readonly<Record<PictureUser['status'], { readonly kind: StatusKind; readonly word: string }>> = {
  active: { kind: 'done', word: 'Aktiv' },
  invited: { kind: 'invited', word: 'Eingeladen' },
  locked: { kind: 'paused', word: 'Gesperrt' },
}
