import { createHash } from 'node:crypto'

/**
 * The only script of a document that a visitor reads without touching anything; it is in the head, so that no touch comes
 * too early, and waits for the whole document with what needs it. At the first intent it loads the visitor's
 * script, which is enough for menus and links; and the entry, an island or the application, once something is touched that
 * needs it: a control or what says so by `data-interactive`; or, as `when` says, once
 * the browser is idle, or now. The application needs no visitor's script where it begins now. Clicks on controls that need it are kept, to be carried out after
 * hydration. The script also reports the page hit. Fields marked `data-today` begin with the visitor's day, which the
 * server does not know, before anybody sees them without; the element says so too where the document has any. Where a browser has put back what was typed before, nobody has to
 * touch a thing. A submenu opens at the first tap, whose second one follows the link. What cannot be loaded is tried again,
 * and somebody who waits for it is told: a module that a browser could not fetch once it may never fetch again (Chromium from
 * 150 on), so all files are fetched first and imported from its cache. What differs between documents is in the element's data
 * attributes, so that the text and its hash in the Content-Security-Policy stay the same. Links, popover buttons and forms
 * with an `action` work by themselves: they are left alone, but for links that say by `data-interactive` that the page does
 * better than they do.
 */
export const wakeScript = `(()=>{
const {entry,modules,visitor,when,hit,today}=document.currentScript.dataset
const whole=(act)=>document.readyState==='loading'?addEventListener('DOMContentLoaded',act,{once:true}):act()
if(today!==undefined)whole(()=>{for(const input of document.querySelectorAll('input[data-today]'))input.value||=new Date().toLocaleDateString('en-GB')})
const intents=['pointerover','pointerdown','touchstart','focusin','keydown']
const own='form[action] *,[popovertarget]'+(visitor?',nav *':'')
const control=':is(button,[type=submit],a[data-interactive]):not('+own+')'
const interactive=':is(main :is(input,select,textarea),[data-interactive],[data-interactive] *):not('+own+'),'+control
const parent='[data-submenu]>[aria-expanded=false]'
const clicks=[]
let awake=false
let touched=false
let pause=1000
let note
const tell=(text,role)=>{
note?.remove()
note=text&&Object.assign(document.createElement('p'),{textContent:text,style:'position:fixed;inset:auto 1rem 1rem;z-index:9999;margin:auto;width:fit-content;padding:.75em 1em;border:1px solid;border-radius:.5em;background:#1a202c;color:#fff;font:1rem/1.4 system-ui,sans-serif'})
if(!note)return
note.setAttribute('role',role)
document.body.append(note)
}
const again=()=>{
tell('Some of this page did not load. Trying again…','alert')
return new Promise((go)=>{
setTimeout(go,pause=Math.min(pause*2,30000))
addEventListener('online',go,{once:true})
})
}
const arrive=(hrefs)=>Promise.all(hrefs.map((href)=>fetch(href).then((answer)=>answer.ok?answer.text():Promise.reject(Error(href)))))
const begin=()=>{
if(touched||!visitor)return
touched=true
whole(()=>arrive([visitor]).then(()=>import(visitor)).catch((error)=>{touched=false;console.error(error)}))
}
const wake=()=>{
begin()
if(awake)return
awake=true
const coming=arrive([entry,...modules.split(' ').filter(Boolean)])
coming.catch(()=>{})
whole(()=>coming.then(()=>import(entry)).then(()=>tell(),(error)=>{
awake=false
console.error(error)
again().then(wake)
}))
}
const touch=(event)=>{
if(!visitor||event.target.closest?.(interactive))wake()
else begin()
}
const keep=(event)=>{
const first=event.detail&&matchMedia('(hover:none)').matches&&!('menus' in document.documentElement.dataset)&&event.target.closest(parent)
if(first){
event.preventDefault()
first.setAttribute('aria-expanded','true')
first.parentElement.dataset.open=''
}
const found=event.target.closest(control)
if(!found||found.href&&(event.ctrlKey||event.metaKey||event.shiftKey||event.altKey))return
event.preventDefault()
clicks.push(found)
wake()
setTimeout(()=>{if(clicks.length&&!note)tell('Loading…','status')},700)
}
const listen=(change)=>{
for(const intent of intents)change(intent,touch,{capture:true,passive:true})
change('click',keep,true)
}
listen(addEventListener)
window.sitewrightWake=wake
window.sitewrightAgain=again
window.sitewrightClicks=()=>{listen(removeEventListener);tell();return clicks.splice(0)}
const idle=window.requestIdleCallback||setTimeout
const settle=()=>idle(()=>{
if(when==='idle'||[...document.querySelectorAll('main :is(input,textarea):not([data-today])')].some((field)=>field.value!==field.defaultValue||field.checked!==field.defaultChecked))wake()
if(hit)fetch('/api/1/public/page-hit.json.php',{method:'POST',keepalive:true,headers:{'content-type':'application/json','x-requested-with':'Sitewright'},body:'{"id":'+hit+'}'}).catch(console.error)
})
if(when==='now')wake()
if(document.readyState==='complete')settle()
else addEventListener('load',settle)
})()`

/** The source that allows it in a Content-Security-Policy. */
export const wakeScriptHash = `'sha256-${createHash('sha256').update(wakeScript).digest('base64')}'`
