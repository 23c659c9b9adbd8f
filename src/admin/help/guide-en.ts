import type { Guide } from './guide'

/** The operator's guide in English. */
export const guide: Guide = {
  intro:
    'One page for each job, written for a phone. Words in bold stand on the screen exactly like this.',
  words: {
    help: 'Help',
    allJobs: 'All jobs',
    next: 'Next',
    print: 'Print this page',
    printAll: 'The whole guide on one page, to print',
    afterwards: 'Good to know',
    signIn: 'To the sign-in',
    unknown: 'The guide has no such page.',
    doneBy: {
      publish: 'An [Editor] or an [Administrator] does this.',
      manage: 'Only an [Administrator] does this.',
    },
  },
  jobs: {
    'first-sign-in': {
      title: 'Sign in for the first time',
      summary: 'You need the address of your site, your e-mail address and a password.',
      steps: [
        {
          text: 'Were you invited by mail? Press the link in that mail, choose a password, and go on with step 3. Otherwise open the address of your site in the browser of your phone and write /auth after it.',
        },
        {
          text: 'Write your address under [Email] and your password under [Password], then press [Login]. If you do not know the password any more, press [Forgot password?] first.',
          picture: { name: 'sign-in', alt: 'The sign-in with the button Login ringed' },
        },
        {
          text: 'You are on the [Dashboard]. [Three first steps] shows you around. Follow it, or press [Hide].',
          picture: { name: 'first-steps', alt: 'The dashboard with its three first steps' },
        },
        {
          text: 'Everything else is in the menu: press the button at the top left. [Tours], [Blog] and [Gallery] hold what visitors look at, [Site] the phone number, the opening hours and every other fact, and [Help] this guide.',
          picture: { name: 'menu', alt: 'The open menu with all pages of the studio' },
        },
        {
          text: 'Choose [Settings] in the menu. Under [Second factor] you can make your account safer: then a stolen password alone opens nothing.',
        },
      ],
      after:
        '[Save] keeps your work in the studio. Visitors see it only after [Publish], and what was deleted can be brought back for thirty days. Only [Withdraw for good] cannot be taken back.',
    },
    'new-tour': {
      title: 'Make a new tour',
      summary: 'From an empty form to a tour that visitors can book, in about ten minutes.',
      steps: [
        {
          text: 'Choose [Tours] in the menu and press [Add New Tour].',
          picture: { name: 'add-tour', alt: 'The list of tours with Add New Tour ringed' },
        },
        {
          text: 'Write the [Title] and choose a [Category]. Fill in [Location], [Duration] and [Group size]. Then press [Save]: from now on nothing is lost.',
          picture: { name: 'tour-form', alt: 'The first fields of a tour, filled in' },
        },
        {
          text: 'Write one or two sentences under [Short text], for the card. Tell the whole story under [Full text].',
        },
        {
          text: 'Under [Itinerary] write one stop, then press Enter on the keyboard for the next. Do the same under [Includes].',
          picture: { name: 'itinerary', alt: 'An itinerary with two stops' },
        },
        {
          text: 'For the picture press [Choose from the gallery], mark one and press [Use this picture]. Under [What the picture shows] stands what somebody reads who cannot see it; write or correct it.',
          picture: { name: 'library', alt: 'Pictures of the gallery, one of them chosen' },
        },
        {
          text: 'Press [Preview] to see the tour as visitors will. Close the preview again.',
        },
        {
          text: 'Choose [Ready for the site] and press [Save]. If something is missing, the page says what, and a press leads there.',
          picture: { name: 'tour-ready', alt: 'The status Ready for the site, ringed' },
        },
        {
          text: 'Press [… to publish] at the top, look through the list, and press [Publish]. After about a minute the list says that your changes are on the site. Close it: the button at the top says [Up to date], and every visitor sees the tour.',
          picture: { name: 'publish', alt: 'The list of changes with Publish ringed' },
        },
      ],
      after:
        'Nothing between [Includes] and the picture has to be filled in at once. [Upload] takes a picture from your phone instead of the gallery. New tours stand last on the site. In the list of tours you can move them, and choose the three tours of the home page. The badge [Featured] is something else: it only marks the card of a tour.',
    },
    pictures: {
      title: 'Put twenty pictures into the gallery',
      summary: 'Straight from the phone. The place where a picture was taken is removed from it.',
      steps: [
        {
          text: 'Choose [Gallery] in the menu and press [Upload Images]. Press [Choose pictures] and mark up to twenty of them.',
          picture: { name: 'upload', alt: 'The panel Upload Images with Choose pictures ringed' },
        },
        {
          text: 'Under [The same for all] write what is true of all of them: a [Title], the [Series], and under [Consent of the people in it] whether they agreed to be shown. [Number them] gives each title a number.',
          picture: { name: 'same-for-all', alt: 'The fields that are the same for all pictures' },
        },
        {
          text: 'Press [Next one]. Write the [Description] and press Enter on the keyboard, then [What the picture shows] and Enter again: you are at the next picture. Nothing has to be saved.',
        },
        {
          text: 'When nothing is missing any more, press [Set … pictures to “Ready for the site”].',
          picture: { name: 'set-ready', alt: 'The button that sets all pictures ready, ringed' },
        },
        {
          text: 'Press [… to publish] at the top, then [Publish].',
        },
      ],
      after:
        'The connection may break: the upload goes on when it is back. Leave the page open until all have arrived. To change the order, choose [As on the site] under [Order], mark pictures and press [To the top].',
    },
    typo: {
      title: 'Correct a typing error',
      summary: 'In a tour, an article or a picture that visitors see already.',
      steps: [
        {
          text: 'Open the tour, the article or the picture on your site, on the phone on which you are signed in. Press [Edit this].',
          picture: { name: 'edit-this', alt: 'A tour on the site, with Edit this at its top' },
        },
        {
          text: 'Correct the word and press [Save].',
        },
        {
          text: 'Press [… to publish] at the top. The changed words are marked: what was, and what will be.',
          picture: { name: 'changed-words', alt: 'The old and the new title, one below the other' },
        },
        {
          text: 'Press [Publish]. After about a minute visitors see the right word.',
        },
      ],
      after:
        'Do several changes wait? Then press [Show the fields] of the one that you want to check. Phone number, opening hours, questions and all other words of the site are under [Site] in the menu.',
    },
    'phone-and-hours': {
      title: 'Change the phone number or the opening hours',
      summary: 'Change each in one place of the studio, and the whole site follows.',
      steps: [
        {
          text: 'Choose [Site] in the menu and press [Company].',
          picture: { name: 'site', alt: 'The page Site with Company ringed' },
        },
        {
          text: 'Write the new number under [Phone number], with the code of your country first, such as +254. Fill in [Chat number] only if the chat has another number.',
          picture: { name: 'phone-number', alt: 'The field Phone number ringed' },
        },
        {
          text: 'Under [Opening hours] press the row that is wrong. Choose the [Days], and the hours under [Opens at] and [Closes at].',
          picture: {
            name: 'opening-hours',
            alt: 'A row of hours, opened, with its days and hours',
          },
        },
        {
          text: 'Read the words below [Visitors will read]: they follow from what you chose. Then press [Save].',
        },
        {
          text: 'Press [… to publish] at the top, then [Publish]. When the button at the top says [Up to date], visitors see the new number and the new hours.',
        },
      ],
      after:
        'The number stands at the foot of every page, in the questions and in the brochure, and the chat links lead to it. For days with other hours, add a row with the button below the rows. The mailboxes and social profiles are on the same page.',
    },
    consent: {
      title: 'Somebody does not want to be shown any more',
      summary: 'When a person in a picture takes back the consent. Do it on the same day.',
      steps: [
        {
          text: 'Choose [Gallery] in the menu and press the picture.',
          picture: { name: 'gallery', alt: 'The gallery of the studio' },
        },
        {
          text: 'Under [Consent of the people in it] choose [Consent withdrawn], and press [Save].',
          picture: { name: 'withdrawn', alt: 'The field for consent, set to Consent withdrawn' },
        },
        {
          text: 'The studio asks, and names every tour and article with this picture: these need another picture before you can publish. Press [Withdraw for good]. This cannot be taken back.',
          picture: { name: 'withdraw', alt: 'The question Withdraw the picture for good?' },
        },
        {
          text: 'Close the panel. Press [… to publish] at the top, then [Publish]. With this the picture leaves the site and the store.',
        },
      ],
      after:
        'When the button at the top says [Up to date], look at your site: the picture is gone. Then tell the person. Copies at search engines and in social networks have to be asked for there; whoever looks after your site finds the steps under “Withdrawn consent” in its documentation.',
    },
    'roll-back': {
      title: 'Bring back how the site was',
      summary: 'When a publish was a mistake, and the site should be as it was before.',
      steps: [
        {
          text: 'Choose [Publishing] in the menu.',
        },
        {
          text: 'Under [All publishes] the newest stands first. Look for the last one with which everything was right, and press [Roll back to this].',
          picture: {
            name: 'publishes',
            alt: 'The list of publishes with Roll back to this ringed',
          },
        },
        {
          text: 'Read what will happen, and press [Roll back and publish].',
          picture: { name: 'roll-back', alt: 'The question Roll back to this?' },
        },
        {
          text: 'After about a minute the newest entry says [Live now].',
        },
      ],
      after:
        'Nothing is deleted: what was added since is still in the studio. The phone number, the opening hours and the other facts of the site go back, too. Pictures with withdrawn consent never come back. To undo a single change, choose [Activity] in the menu instead.',
    },
    assistant: {
      title: 'An assistant for the season',
      summary: 'Somebody helps you for some months, with an account of their own and an end.',
      steps: [
        {
          text: 'Choose [People] in the menu and press [Invite somebody].',
        },
        {
          text: 'Write the address under [E-mail address] and choose what they may do. A [Contributor] only writes drafts, an [Editor] also publishes, and an [Administrator] may do everything.',
          picture: { name: 'invite', alt: 'The form Invite somebody with the three roles' },
        },
        {
          text: 'Choose the end of the season under [Last day (optional)]. After that day the rights end by themselves. Press [Send the invitation].',
        },
        {
          text: 'They get a mail with a link, choose a password, and are in. The link lasts a week; [Send again] gives another week.',
          picture: { name: 'invited', alt: 'The invitation in the list, waiting' },
        },
      ],
      after:
        'To end it earlier, press [End access] beside the name. It works at once, on every device. Never give away your own password.',
    },
    numbers: {
      title: 'What the numbers say',
      summary: 'The dashboard says what you have, what waits, and who changed what.',
      steps: [
        {
          text: 'Choose [Dashboard] in the menu. [Total Tours], [Blog Posts] and [Gallery Images] count everything in the studio, drafts too. So there may be more than visitors see.',
          picture: { name: 'dashboard', alt: 'The dashboard with its counts' },
        },
        {
          text: 'The button at the top says [Up to date], or how many changes are not on the site yet.',
        },
        {
          text: '[Recent activity] shows who changed what last. Everything before is under [Activity] in the menu.',
        },
      ],
      after:
        '[How many asked?] in the menu counts how often visitors pressed a button to send, mail or call. Whether they then wrote, only your phone and your mailbox know.',
    },
    red: {
      title: 'When something is red',
      summary:
        'Red means that something did not work. Visitors then see the site as it was before.',
      steps: [
        {
          text: 'A publish is refused: below [… must be fixed before you can publish] stands what to mend. Press the name there: it leads to the tour, article or picture.',
          picture: { name: 'problems', alt: 'A publish that is refused, with the reason' },
        },
        {
          text: 'Below [There is a problem] stands what a form lacks. Press a line, and you are in its field. Fill it in and press [Save].',
          picture: { name: 'form-problem', alt: 'A form with a problem, named at its top' },
        },
        {
          text: 'Press [… to publish] at the top and [Publish] again.',
        },
        {
          text: 'No connection: the page says so at its top. Go on writing; it stays on this phone. Press [Save] when the connection is back.',
        },
      ],
      after:
        'The button at the top says [Not live] when a publish has failed. Press it and read why. [Status] in the menu says whether publishing, the nightly build and the database work. If nothing is named that you can mend, send the sentence to whoever looks after your site. If the studio says that your session has ended, log in again: nothing is lost.',
    },
  },
}
