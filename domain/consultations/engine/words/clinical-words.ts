import { BODY, CONDITIONS, DRUGS, HABITS } from './clinical-words/background';
import { CARE } from './clinical-words/care';
import { COMMUNICATION, PLANS, TESTS } from './clinical-words/communication';
import { type Concept, words } from './clinical-words/concept';
import { EVERYDAY } from './clinical-words/everyday';
import { ASPECTS, HISTORY } from './clinical-words/history';
import { INTERVIEW } from './clinical-words/interview';
import { LIFE } from './clinical-words/life';
import { MIND } from './clinical-words/mind';
import { OF_TALKS, withWordsOfTalks } from './clinical-words/of-talks';
import { SYMPTOMS } from './clinical-words/symptoms';

/**
 * What people in a consultation call the same thing. A term may be several words; it is found by its stems, the longest
 * first. Kept small: a word that is not here still counts as itself.
 */
export const CONCEPTS: readonly Concept[] = [
  INTERVIEW,
  MIND,
  LIFE,
  CARE,
  SYMPTOMS,
  DRUGS,
  HABITS,
  CONDITIONS,
  BODY,
  ASPECTS,
  HISTORY,
  COMMUNICATION,
  TESTS,
  PLANS,
  EVERYDAY,
  OF_TALKS,
]
  .flat()
  .map(withWordsOfTalks);

/** Words that ask, join or point, and say nothing of a patient by themselves. */
export const EMPTY_WORDS = {
  en: new Set(
    words(
      "a,an,the,and,or,but,if,of,to,in,on,at,by,for,from,with,about,as,into,over,under,out,up,down,off,is,are,was,were,be,been,being,am,do,does,did,doing,done,have,has,had,having,can,could,would,will,shall,should,may,might,must,it,its,it's,this,that,that's,these,those,there,here,he,she,they,them,his,her,their,him,i,i'm,i've,me,my,we,us,our,you,your,yours,yourself,you've,you're,what,what's,when,where,which,who,whom,whose,why,how,any,anything,some,something,all,else,other,another,more,most,much,many,so,then,than,too,very,just,also,only,ever,even,well,ok,okay,yes,no,not,don't,doesn't,didn't,haven't,isn't,wasn't,hello,hi,good,morning,afternoon,evening,please,sir,madam,doctor,dr,mr,mrs,ms,like,know,get,got,go,goes,going,went,take,takes,taking,took,taken,make,makes,made,say,says,tell,ask,feel,feels,feeling,felt,want,need,think,let,let's,thing,things,bit,lot,really,quite,one,ones,patient,because,while,after,before,until,during,through,between,each,own,same,put,see,sort,kind,been,time,times,day,days,way,had,today,changed,problem,problems,come,comes,came,give,gives,given,around,either,both,such,how's,who's,where's,when's,why's,there's,he's,she's,they're,i'd,i'll,we'll,you'd,you'll,can't,won't,couldn't,shouldn't,wouldn't,aren't,weren't,hadn't,he'd,she'd,they'd,he'll,she'll,they'll,it'll,it'd,we'd,that'd,himself,herself,itself,themselves",
    ),
  ),
  es: new Set(
    words(
      'a,al,ante,con,de,del,desde,durante,en,entre,hacia,hasta,para,por,segun,sin,sobre,tras,el,la,los,las,un,una,unos,unas,lo,le,les,se,me,te,nos,os,mi,mis,tu,tus,su,sus,nuestro,y,e,o,u,ni,pero,que,si,no,como,cuando,donde,cual,cuales,quien,cuanto,cuanta,cuantos,cuantas,porque,pues,es,son,era,eran,fue,ser,soy,eres,esta,estan,estar,estaba,estoy,estas,ha,han,he,has,hay,haber,habia,hace,hacer,hecho,hizo,tiene,tienes,tener,tengo,tenia,tenido,puede,puedes,poder,puedo,algo,alguna,alguno,algun,algunas,algunos,nada,nadie,ningun,ninguna,todo,toda,todos,todas,otro,otra,otros,otras,mas,menos,muy,mucho,mucha,poco,tan,tambien,ya,aun,solo,este,ese,esa,esos,esas,esto,eso,aqui,ahi,alli,hola,buenos,buenas,dias,tardes,noches,doctor,doctora,senor,senora,usted,ustedes,yo,ella,ellos,dice,decir,digame,cuenta,va,vas,ir,voy,vez,veces,cosa,cosas,bien,mal,toma,tomas,tomar,tomo,da,dar,dia,gracias,favor,quiere,quiero,sabe,sabes,saber,siente,sentir,notado,notas,nota,paciente,persona,cree,crees,creo,haya',
    ),
  ),
} as const;
