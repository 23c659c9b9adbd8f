import { edit, type Mutation } from './mutation'

const count = 'private.count_press(public.press_kind, bigint)'
const weeks = 'public.presses_by_week(integer)'

/** Mutants of the counter of presses. */
export const pressMutations: Mutation[] = [
  {
    name: 'presses are counted while the counter is off',
    sql: edit(count, `and f.value -> 'countsPresses' = 'true'`, ''),
  },
  {
    name: 'any sheet switches the counter on',
    sql: edit(count, `f.key = 'counting' and`, ''),
  },
  {
    name: 'a press is about a tour that does not exist',
    sql: edit(count, 'of_tour is not null and not exists', 'false and not exists'),
  },
  { name: 'a minute counts any number of presses', sql: edit(count, 'or m.total < 60', 'or true') },
  {
    name: 'a full minute never ends',
    sql: edit(count, 'where m.minute < excluded.minute or', 'where'),
  },
  {
    name: 'a minute begins with what the one before had',
    sql: edit(count, 'then 1 else m.total + 1 end', 'then m.total + 1 else m.total + 1 end'),
  },
  {
    name: 'presses of one day and tour do not add up',
    sql: edit(count, 'do update set total = p.total + 1', 'do nothing'),
  },
  {
    name: 'anybody signed in reads how many asked',
    sql: 'alter policy "The studio reads how many asked" on public.presses using (true)',
  },
  {
    name: 'visitors read how many asked',
    sql: `grant select on public.presses to anon;
      create policy "Open" on public.presses for select to anon using (true)`,
  },
  {
    name: 'visitors write the numbers themselves',
    sql: `grant insert, update on public.presses to anon;
      create policy "Open" on public.presses for all to anon using (true) with check (true)`,
  },
  {
    name: 'the studio writes the numbers',
    sql: 'grant insert, update, delete on public.presses to authenticated',
  },
  {
    name: 'presses are logged as changes',
    sql: `create trigger log_change after insert or update on public.presses
      for each row execute function private.log_change()`,
  },
  {
    name: 'weeks that nobody asked for are answered',
    sql: edit(weeks, 'least(greatest(weeks, 1), 104) - 1', '104'),
  },
  {
    name: 'a week begins on any day',
    sql: edit(weeks, `date_trunc('week', p.day)::date`, 'p.day'),
  },
  {
    name: 'every function of the schema private is open to visitors',
    sql: 'grant execute on all functions in schema private to anon',
  },
]
