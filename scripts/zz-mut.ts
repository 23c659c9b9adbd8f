import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mutations } from '/work/main/scripts/postgres/mutations'
import before from '/work/main/scripts/postgres/noticed-by.json' with { type: 'json' }
const only = process.argv[2]
const psql = (db: string, args: string[], input?: string) => spawnSync('psql', ['-h','/tmp','-p','5999','-U','postgres','-q','-A','-t','-v','ON_ERROR_STOP=0', db, ...args], { input, encoding: 'utf8', cwd: '/work/main/supabase/tests' })
const files = readdirSync('/work/main/supabase/tests').filter((f) => f.endsWith('.test.sql'))
let missed = 0, n = 0
for (const m of mutations) {
  const known = (before as Record<string,string>)[m.name]
  if (only === 'new' && known) continue
  n++
  psql('postgres', ['-c', 'drop database if exists mutant', '-c', 'create database mutant template original'])
  const r = spawnSync('psql', ['-h','/tmp','-p','5999','-U','postgres','-q','-v','ON_ERROR_STOP=1','mutant','-f','-'], { input: m.sql, encoding: 'utf8' })
  if (r.status !== 0) { console.log('BROKEN', m.name, r.stderr.slice(0, 200)); missed++; continue }
  const order = files.toSorted((a, b) => Number(b.startsWith(known ?? 'withdrawn')) - Number(a.startsWith(known ?? 'withdrawn')))
  const by = order.find((f) => { const o = psql('mutant', ['-f', f]); return /^not ok/m.test(o.stdout) || /ERROR/.test(o.stderr) })
  if (!by) { console.log('NOT NOTICED', m.name); missed++ }
}
console.log(n, 'mutants,', missed, 'missed')
