import { mkdtempSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { openSqlite } from './server/store/databases/sqlite.ts'
import { migrate } from './server/store/migrations/migrate.ts'
import { createStore } from './server/store/store.ts'
import { cohortSnapshot } from './server/jobs/cohort-snapshot.ts'
import { instrumentIds } from './core/instrument.ts'
import { instruments } from './core/catalog.ts'
const people = Number(process.argv[2]); 
const dir = mkdtempSync('/tmp/cohorts/db-')
let database = openSqlite(dir); await migrate(database); await database.close()
const raw = new DatabaseSync(dir + '/lifestyle.sqlite'); raw.exec('pragma synchronous=off; pragma journal_mode=memory')
const u = raw.prepare(`insert into users (id,email,password_hash,year_of_birth,gender,registered_at,last_seen_at,inactivity_warned_at,email_proved_at,network_mark,corrected_at) values (?,?,'',1950,?,'2026-01-01T00:00:00.000Z','2026-01-01T00:00:00.000Z',null,null,?,null)`)
const a = raw.prepare(`insert into assessments (user_id,id,instrument,answers,score,band,components,flags,bmi,algorithm_version,age_band,gender,answered_by,idempotency_key,payload_hash,started_at,finished_at) values (?,?,?,?,?,'Low','{}','[]',null,1,'75+',?,'self',null,'payload',null,?)`)
const answers = JSON.stringify({x:'y'.repeat(200)})
console.time('fill'); raw.exec('begin')
for (let n=0;n<people;n++){const id='01900000-0000-7000-8000-'+n.toString(16).padStart(12,'0'); const g=n%2?'Male':'Female'
 u.run(id,n+'@example.org',g,(n*40503)%65536)
 for (const [k,i] of instrumentIds.entries()) a.run(id,'01900000-0001-7000-8000-'+(n*8+k).toString(16).padStart(12,'0'),i,answers,(n*7+k)%(instruments[i].maxScore+1),g,'2026-02-01T00:00:00.000Z')
 if(n%50000===49999){raw.exec('commit');raw.exec('begin')}}
raw.exec('commit'); raw.close(); console.timeEnd('fill')
database = openSqlite(dir); const store = createStore(database)
const job = cohortSnapshot({cohorts: store.cohorts, clock: ()=>new Date(), isProofNeeded:false})
let worst=0,last=performance.now(),stop=false; const gaps:number[]=[]
const beat=()=>{const now=performance.now();gaps.push(now-last);last=now;if(!stop)setImmediate(beat)}; setImmediate(beat)
const before=process.memoryUsage().rss; let top=0; const iv=setInterval(()=>{top=Math.max(top,process.memoryUsage().rss)},200)
const t=performance.now(); await job.run(()=>true); console.log(people,'job s',((performance.now()-t)/1000).toFixed(1)); stop=true; clearInterval(iv)
gaps.sort((x,y)=>x-y); console.log('hold p50',gaps[gaps.length>>1]?.toFixed(1),'p99',gaps[Math.floor(gaps.length*.99)]?.toFixed(1),'max',gaps.at(-1)?.toFixed(1),'rss MB',(before/1e6).toFixed(0),'->',(top/1e6).toFixed(0))
const times:number[]=[]; for(let i=0;i<5000;i++){const s=performance.now(); await store.cohorts.view({ageBand:'75+',gender:'Female'}); times.push(performance.now()-s)} times.sort((x,y)=>x-y)
console.log('view ms p50',times[2500]?.toFixed(3),'p95',times[4750]?.toFixed(3)); console.log((await store.cohorts.view({ageBand:'75+',gender:'Female'}))?.groups[0])
await store.close()
