import type { Guide } from './guide'

/** The operator's guide in Swahili. */
export const guide: Guide = {
  intro:
    'Ukurasa mmoja kwa kila kazi, ulioandikwa kwa ajili ya simu. Maneno yenye herufi nzito yanaonekana kwenye skrini vivyo hivyo, kwa Kiingereza.',
  words: {
    help: 'Msaada',
    allJobs: 'Kazi zote',
    next: 'Inayofuata',
    print: 'Chapa ukurasa huu',
    printAll: 'Mwongozo wote kwenye ukurasa mmoja, kwa kuchapa',
    afterwards: 'Vizuri kujua',
    signIn: 'Nenda kwenye ukurasa wa kuingia',
    unknown: 'Mwongozo hauna ukurasa huo.',
    doneBy: {
      publish: 'Kazi hii ni ya [Editor] au [Administrator].',
      manage: 'Kazi hii ni ya [Administrator] pekee.',
    },
  },
  jobs: {
    'first-sign-in': {
      title: 'Kuingia kwa mara ya kwanza',
      summary: 'Unahitaji anwani ya tovuti yako, barua pepe yako na nenosiri.',
      steps: [
        {
          text: 'Je, ulialikwa kwa barua pepe? Bonyeza kiungo kilicho kwenye barua hiyo, chagua nenosiri, kisha endelea na hatua ya 3. La sivyo, fungua anwani ya tovuti yako kwenye kivinjari cha simu na uandike /auth mwishoni mwake.',
        },
        {
          text: 'Andika barua pepe yako chini ya [Email] na nenosiri lako chini ya [Password], kisha bonyeza [Login]. Ukiwa umesahau nenosiri, bonyeza kwanza [Forgot password?].',
          picture: { name: 'sign-in', alt: 'Ukurasa wa kuingia; kitufe cha Login kimezungushiwa' },
        },
        {
          text: 'Sasa uko kwenye [Dashboard]. [Three first steps] inakuonyesha njia. Ifuate, au bonyeza [Hide].',
          picture: { name: 'first-steps', alt: 'Dashibodi na hatua tatu za kwanza' },
        },
        {
          text: 'Mengine yote yako kwenye menyu: bonyeza kitufe kilicho juu kushoto. [Tours], [Blog] na [Gallery] ni yale ambayo wageni wanatazama; [Site] ni namba ya simu, saa za kufungua na taarifa nyingine zote; na [Help] ni mwongozo huu.',
          picture: { name: 'menu', alt: 'Menyu iliyofunguliwa, yenye kurasa zote za studio' },
        },
        {
          text: 'Chagua [Settings] kwenye menyu. Chini ya [Second factor] unaweza kuilinda zaidi akaunti yako: mtu akiiba nenosiri peke yake, hawezi kufungua chochote.',
        },
      ],
      after:
        '[Save] inahifadhi kazi yako ndani ya studio. Wageni wanaiona baada ya [Publish] tu, na kilichofutwa kinaweza kurudishwa kwa siku thelathini. [Withdraw for good] pekee haiwezi kurudishwa.',
    },
    'new-tour': {
      title: 'Kutengeneza ziara mpya',
      summary:
        'Kutoka fomu tupu hadi ziara ambayo wageni wanaweza kuiomba, kwa muda wa kama dakika kumi.',
      steps: [
        {
          text: 'Chagua [Tours] kwenye menyu, kisha bonyeza [Add New Tour].',
          picture: { name: 'add-tour', alt: 'Orodha ya ziara; Add New Tour imezungushiwa' },
        },
        {
          text: 'Andika jina la ziara chini ya [Title] na uchague aina yake chini ya [Category]. Jaza mahali kwenye [Location], muda kwenye [Duration] na idadi ya watu kwenye [Group size]. Kisha bonyeza [Save]: kuanzia sasa hakuna kinachopotea.',
          picture: { name: 'tour-form', alt: 'Sehemu za kwanza za ziara, zimejazwa' },
        },
        {
          text: 'Andika sentensi moja au mbili chini ya [Short text], kwa ajili ya kadi. Simulia habari yote chini ya [Full text].',
        },
        {
          text: 'Chini ya [Itinerary] andika kituo kimoja, kisha bonyeza Enter kwenye kibodi ili kuandika kinachofuata. Fanya vivyo hivyo chini ya [Includes].',
          picture: { name: 'itinerary', alt: 'Ratiba yenye vituo viwili' },
        },
        {
          text: 'Kwa picha, bonyeza [Choose from the gallery], chagua moja, kisha bonyeza [Use this picture]. Chini ya [What the picture shows] kuna maelezo ya picha kwa mtu asiyeweza kuiona; yaandike au yasahihishe.',
          picture: { name: 'library', alt: 'Picha za matunzio; moja imechaguliwa' },
        },
        {
          text: 'Bonyeza [Preview] ili kuiona ziara kama wageni watakavyoiona. Kisha funga.',
        },
        {
          text: 'Chagua [Ready for the site] na ubonyeze [Save]. Kama kuna kinachokosekana, ukurasa unasema ni nini, na ukibonyeza hapo unapelekwa mahali pake.',
          picture: { name: 'tour-ready', alt: 'Hali ya Ready for the site, imezungushiwa' },
        },
        {
          text: 'Bonyeza [… to publish] juu, pitia orodha, kisha bonyeza [Publish]. Baada ya kama dakika moja orodha inasema kwamba mabadiliko yako yapo kwenye tovuti. Ifunge: kitufe cha juu kinasema [Up to date], na kila mgeni anaiona ziara.',
          picture: { name: 'publish', alt: 'Orodha ya mabadiliko; Publish imezungushiwa' },
        },
      ],
      after:
        'Yaliyo kati ya [Includes] na picha si lazima kujazwa mara moja. [Upload] inachukua picha kutoka kwenye simu yako badala ya matunzio. Ziara mpya huwa ya mwisho kwenye tovuti. Kwenye orodha ya ziara unaweza kuzihamisha, na kuchagua ziara tatu za ukurasa wa mwanzo. Alama ya [Featured] ni jambo jingine: inaweka tu alama kwenye kadi ya ziara.',
    },
    pictures: {
      title: 'Kuweka picha ishirini kwenye matunzio',
      summary: 'Moja kwa moja kutoka kwenye simu. Mahali ilipopigwa picha hufutwa ndani yake.',
      steps: [
        {
          text: 'Chagua [Gallery] kwenye menyu na ubonyeze [Upload Images]. Bonyeza [Choose pictures] na uchague hadi picha ishirini.',
          picture: { name: 'upload', alt: 'Upload Images; Choose pictures imezungushiwa' },
        },
        {
          text: 'Chini ya [The same for all] andika yanayozihusu zote: jina kwenye [Title], kundi kwenye [Series], na chini ya [Consent of the people in it] kama watu walikubali kuonyeshwa. [Number them] inaipa kila picha namba.',
          picture: { name: 'same-for-all', alt: 'Sehemu ambazo ni sawa kwa picha zote' },
        },
        {
          text: 'Bonyeza [Next one]. Andika maelezo kwenye [Description] na ubonyeze Enter kwenye kibodi, kisha [What the picture shows] na Enter tena: uko kwenye picha inayofuata. Huhitaji kuhifadhi chochote.',
        },
        {
          text: 'Kisipokosekana kitu tena, bonyeza [Set … pictures to “Ready for the site”].',
          picture: {
            name: 'set-ready',
            alt: 'Kitufe kinachoziweka picha zote tayari, kimezungushiwa',
          },
        },
        {
          text: 'Bonyeza [… to publish] juu, kisha [Publish].',
        },
      ],
      after:
        'Mtandao ukikatika, upakiaji unaendelea ukirudi. Acha ukurasa wazi hadi picha zote zifike. Ili kubadilisha mpangilio, chagua [As on the site] chini ya [Order], weka alama kwenye picha, kisha bonyeza [To the top].',
    },
    typo: {
      title: 'Kusahihisha kosa la kuandika',
      summary: 'Katika ziara, makala au picha ambayo wageni tayari wanaiona.',
      steps: [
        {
          text: 'Fungua ziara, makala au picha kwenye tovuti yako, kwa simu ambayo umeingilia studio. Bonyeza [Edit this].',
          picture: {
            name: 'edit-this',
            alt: 'Ziara kwenye tovuti; Edit this iko juu',
          },
        },
        {
          text: 'Sahihisha neno na ubonyeze [Save].',
        },
        {
          text: 'Bonyeza [… to publish] juu. Maneno yaliyobadilika yamewekewa alama: yalivyokuwa, na yatakavyokuwa.',
          picture: { name: 'changed-words', alt: 'Jina la zamani na jipya, moja chini ya jingine' },
        },
        {
          text: 'Bonyeza [Publish]. Baada ya kama dakika moja wageni wanaona neno sahihi.',
        },
      ],
      after:
        'Je, mabadiliko kadhaa yanasubiri? Basi bonyeza [Show the fields] ya lile unalotaka kuliangalia. Namba ya simu, saa za kufungua, maswali na maneno mengine yote ya tovuti yako chini ya [Site] kwenye menyu.',
    },
    'phone-and-hours': {
      title: 'Kubadilisha namba ya simu au saa za kufungua',
      summary: 'Badilisha mahali pamoja tu ndani ya studio, na tovuti yote inafuata.',
      steps: [
        {
          text: 'Chagua [Site] kwenye menyu, kisha bonyeza [Company].',
          picture: { name: 'site', alt: 'Ukurasa wa Site; Company imezungushiwa' },
        },
        {
          text: 'Andika namba mpya chini ya [Phone number], ukianza na namba ya nchi yako, kama vile +254. Jaza [Chat number] ikiwa tu unachati kwa namba nyingine.',
          picture: { name: 'phone-number', alt: 'Sehemu ya Phone number, imezungushiwa' },
        },
        {
          text: 'Chini ya [Opening hours] bonyeza mstari usio sahihi. Chagua siku kwenye [Days], na saa kwenye [Opens at] na [Closes at].',
          picture: { name: 'opening-hours', alt: 'Mstari wa saa uliofunguliwa, na siku zake' },
        },
        {
          text: 'Soma maneno yaliyo chini ya [Visitors will read]: yanatokana na ulichochagua. Kisha bonyeza [Save].',
        },
        {
          text: 'Bonyeza [… to publish] juu, kisha [Publish]. Kitufe cha juu kikisema [Up to date], wageni wanaona namba mpya na saa mpya.',
        },
      ],
      after:
        'Namba iko chini ya kila ukurasa, kwenye maswali na kwenye brosha, na viungo vya kuchati vinaelekea kwake. Kwa siku zenye saa tofauti, ongeza mstari kwa kitufe kilicho chini ya mistari hiyo. Anwani za barua pepe na mitandao ya kijamii ziko kwenye ukurasa huo huo.',
    },
    consent: {
      title: 'Mtu hataki tena kuonyeshwa kwenye picha',
      summary: 'Mtu aliye kwenye picha anapoondoa ridhaa yake. Fanya hivi siku hiyo hiyo.',
      steps: [
        {
          text: 'Chagua [Gallery] kwenye menyu na ubonyeze picha hiyo.',
          picture: { name: 'gallery', alt: 'Matunzio ya picha ndani ya studio' },
        },
        {
          text: 'Chini ya [Consent of the people in it] chagua [Consent withdrawn], kisha bonyeza [Save].',
          picture: { name: 'withdrawn', alt: 'Sehemu ya ridhaa: Consent withdrawn' },
        },
        {
          text: 'Studio inauliza, na inataja kila ziara na makala yenye picha hiyo: hizo zinahitaji picha nyingine kabla ya kuchapisha. Bonyeza [Withdraw for good]. Hili haliwezi kurudishwa.',
          picture: { name: 'withdraw', alt: 'Swali: Withdraw the picture for good?' },
        },
        {
          text: 'Funga dirisha hilo. Bonyeza [… to publish] juu, kisha [Publish]. Hapo picha inaondoka kwenye tovuti na kwenye hifadhi.',
        },
      ],
      after:
        'Kitufe cha juu kikisema [Up to date], tazama tovuti yako: picha haipo tena. Kisha mjulishe mtu huyo. Nakala zilizo kwenye injini za utafutaji na mitandao ya kijamii lazima ziombwe huko; anayetunza tovuti yako ataona hatua zake chini ya “Withdrawn consent” kwenye nyaraka zake.',
    },
    'roll-back': {
      title: 'Kuirudisha tovuti kama ilivyokuwa',
      summary: 'Uchapishaji ulipokuwa kosa, na tovuti inapaswa kurudi kama ilivyokuwa kabla.',
      steps: [
        {
          text: 'Chagua [Publishing] kwenye menyu.',
        },
        {
          text: 'Chini ya [All publishes], uchapishaji mpya zaidi uko juu. Tafuta wa mwisho ambao kila kitu kilikuwa sawa, kisha bonyeza [Roll back to this].',
          picture: {
            name: 'publishes',
            alt: 'Orodha ya machapisho; Roll back to this imezungushiwa',
          },
        },
        {
          text: 'Soma kitakachotokea, kisha bonyeza [Roll back and publish].',
          picture: { name: 'roll-back', alt: 'Swali: Roll back to this?' },
        },
        {
          text: 'Baada ya kama dakika moja mstari wa juu kabisa unasema [Live now].',
        },
      ],
      after:
        'Hakuna kinachofutwa: yaliyoongezwa baadaye bado yako ndani ya studio. Namba ya simu, saa za kazi na taarifa nyingine za tovuti pia zinarudi zilivyokuwa. Picha ambazo ridhaa yake iliondolewa hazirudi kamwe. Kurudisha badiliko moja tu, chagua [Activity] kwenye menyu.',
    },
    assistant: {
      title: 'Msaidizi wa msimu',
      summary: 'Mtu anakusaidia kwa miezi kadhaa, kwa akaunti yake mwenyewe na yenye mwisho.',
      steps: [
        {
          text: 'Chagua [People] kwenye menyu, kisha bonyeza [Invite somebody].',
        },
        {
          text: 'Andika barua pepe yake chini ya [E-mail address] na uchague anachoruhusiwa. [Contributor] anaandika rasimu tu, [Editor] anachapisha pia, na [Administrator] anaweza kila kitu.',
          picture: { name: 'invite', alt: 'Fomu ya Invite somebody, yenye ngazi tatu' },
        },
        {
          text: 'Chagua mwisho wa msimu chini ya [Last day (optional)]. Baada ya siku hiyo ruhusa inaisha yenyewe. Bonyeza [Send the invitation].',
        },
        {
          text: 'Atapata barua pepe yenye kiungo, atachagua nenosiri, na ataingia. Kiungo kinadumu wiki moja; [Send again] inaongeza wiki nyingine.',
          picture: { name: 'invited', alt: 'Mwaliko kwenye orodha, unasubiri' },
        },
      ],
      after:
        'Ukitaka kumaliza mapema, bonyeza [End access] karibu na jina lake. Inafanya kazi papo hapo, kwenye vifaa vyote. Usimpe mtu nenosiri lako kamwe.',
    },
    numbers: {
      title: 'Namba zinasema nini',
      summary: 'Dashibodi inasema una nini, nini kinasubiri, na nani alibadilisha nini.',
      steps: [
        {
          text: 'Chagua [Dashboard] kwenye menyu. [Total Tours], [Blog Posts] na [Gallery Images] zinahesabu kila kitu kilicho ndani ya studio, hata rasimu. Kwa hiyo zinaweza kuwa nyingi kuliko wageni wanazoziona.',
          picture: { name: 'dashboard', alt: 'Dashibodi na hesabu zake' },
        },
        {
          text: 'Kitufe cha juu kinasema [Up to date], au ni mabadiliko mangapi ambayo hayajafika kwenye tovuti.',
        },
        {
          text: '[Recent activity] inaonyesha nani alibadilisha nini hivi karibuni. Ya zamani zaidi yako chini ya [Activity] kwenye menyu.',
        },
      ],
      after:
        '[How many asked?] kwenye menyu inahesabu ni mara ngapi wageni walibonyeza kitufe cha kutuma ujumbe, barua pepe au kupiga simu. Kama kweli waliandika, simu yako na barua pepe yako tu ndizo zinazojua.',
    },
    red: {
      title: 'Kitu kikiwa chekundu',
      summary:
        'Nyekundu maana yake kuna kilichoshindikana. Wageni wanaona tovuti ilivyokuwa kabla.',
      steps: [
        {
          text: 'Uchapishaji umekataliwa: chini ya [… must be fixed before you can publish] pameandikwa kinachopaswa kurekebishwa kwanza. Bonyeza jina lililo hapo: unapelekwa kwenye ziara, makala au picha hiyo.',
          picture: { name: 'problems', alt: 'Uchapishaji uliokataliwa, pamoja na sababu' },
        },
        {
          text: 'Chini ya [There is a problem] pameandikwa kinachokosekana kwenye fomu. Bonyeza mstari mmoja, na uko mahali pake. Jaza na ubonyeze [Save].',
          picture: { name: 'form-problem', alt: 'Fomu yenye kosa, limetajwa juu' },
        },
        {
          text: 'Bonyeza [… to publish] juu, kisha [Publish] tena.',
        },
        {
          text: 'Hakuna mtandao: ukurasa unasema hivyo juu. Endelea kuandika; maandishi yanabaki kwenye simu hii. Bonyeza [Save] mtandao ukirudi.',
        },
      ],
      after:
        'Kitufe cha juu kinasema [Not live] uchapishaji uliposhindikana. Kibonyeze na usome sababu. [Status] kwenye menyu inasema kama uchapishaji, ujenzi wa kila usiku na hifadhidata vinafanya kazi. Kama hakuna unachoweza kurekebisha mwenyewe, mtumie sentensi hiyo anayetunza tovuti yako. Studio ikisema kwamba muda wako umeisha, ingia tena: hakuna kilichopotea.',
    },
  },
}
