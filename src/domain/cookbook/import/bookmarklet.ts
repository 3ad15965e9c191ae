import * as texts from '#texts/cookbook-import.ts';

/**
 * Runs in the page of another site: opens Simmer with the JSON-LD of the page that names a recipe. It has no comments
 * and no line breaks, because it becomes an address.
 */
const SCRIPT = `(()=>{
const all=[...document.querySelectorAll('script[type*="ld+json"]')].map(s=>s.textContent);
const data=all.filter(t=>/"Recipe"|\\/Recipe"/.test(t)).sort((a,b)=>b.length-a.length)[0];
if(!data){alert(NOTHING);return}
let text=data;
try{
const find=v=>{if(!v||typeof v!=='object')return;const t=[].concat(v['@type']||[]);if(t.some(n=>/(^|\\/)Recipe$/.test(n)))return v;for(const k of Object.values(v)){const f=find(k);if(f)return f}};
const one=find(JSON.parse(data));
if(one){const r={'@context':'https://schema.org',...one,url:location.href};delete r.review;delete r.comment;delete r.aggregateRating;delete r.video;text=JSON.stringify(r)}
}catch{}
window.open(TARGET+'#'+encodeURIComponent(text))||(location.href=TARGET+'#'+encodeURIComponent(text))
})()`;

/** The address of the bookmark "Send to Simmer" for this Simmer. */
export function toBookmarklet(origin: string): string {
  const script = SCRIPT.replace(/\n/g, '')
    .replace('NOTHING', () => JSON.stringify(texts.sendNothing))
    .replaceAll('TARGET', () => JSON.stringify(`${origin}/cookbook/new`));
  return `javascript:${encodeURIComponent(script)}`;
}
